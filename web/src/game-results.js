import { html, nothing } from "lit";

import { filePicker } from "./choices.js";
import { Component } from "./component.js";
import { icon } from "./icons.js";
import { exportResults, importResults, refreshResults, summary } from "./results.js";
import { store } from "./store.js";
import { signed, t } from "./texts.js";
import { gameName, refusalText } from "./wording.js";

/** How often each game was played and won here, and how well. */
class GameResults extends Component {
  connectedCallback() {
    super.connectedCallback();
    void refreshResults();
  }

  render() {
    const { results, resultsRefusal } = store.state;
    const games = [...new Set(results.map(({ game }) => game))].sort();
    return html`<details class="results" data-testid="results">
      <summary>${t("page-results")}</summary>
      <p class="help">${t("page-results-help")}</p>
      ${games.length ? tableTemplate(games) : nothing}
      <div class="results-files">
        ${
          games.length
            ? html`<button
                type="button"
                class="button"
                data-testid="results-export"
                @click=${exportResults}
              >
                ${icon("export")}${t("page-results-export")}
              </button>`
            : nothing
        }
        ${filePicker({ name: "results-import", label: t("page-results-import"), onChoose: importResults })}
      </div>
      ${
        resultsRefusal
          ? html`<p class="refusal" role="alert" data-testid="results-refusal">
              ${icon("warning")}<span>${refusalText(resultsRefusal)}</span>
            </p>`
          : nothing
      }
    </details>`;
  }
}

/** @param {string[]} games */
function tableTemplate(games) {
  const columns = ["played", "won", "best", "streak"];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t("page-results-game")}</th>
        ${columns.map((column) => html`<th scope="col">${t(`page-results-${column}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${games.map((game) => {
        const { played, won, best, streak } = summary(store.state.results, game);
        return html`<tr data-testid="results-${game}">
          <th scope="row">${gameName(game)}</th>
          ${[played, won, best, streak].map((figure) => html`<td>${signed(figure)}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

customElements.define("game-results", GameResults);
