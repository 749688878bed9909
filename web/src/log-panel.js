import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";

import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";
import { actorName, ruleLink } from "./wording.js";

/** @import { LogEntry, View } from "./types.js" */

/** What happened, newest first. */
class LogPanel extends Component {
  render() {
    const { language, table } = store.state;
    const view = table?.view;
    return view ? guard([view, language], () => logTemplate(view)) : nothing;
  }
}

/** @param {View} view */
function logTemplate(view) {
  const entries = view.log
    .map((entry, place, log) => {
      const first = log.findIndex(({ move }) => move === entry.move);
      return { entry, name: `${entry.move} ${place - first}` };
    })
    .reverse();
  return html`<section class="log" data-testid="log" aria-label=${t("page-log")}>
    <h2>${t("page-log")}</h2>
    ${
      entries.length
        ? html`<ol reversed>
            ${repeat(
              entries,
              ({ name }) => name,
              ({ entry }) => entryTemplate(entry, view),
            )}
          </ol>`
        : html`<p>${t("page-log-empty")}</p>`
    }
  </section>`;
}

/** @param {LogEntry} entry @param {View} view */
function entryTemplate(entry, view) {
  const actor =
    entry.seat === null
      ? nothing
      : html`${emblem(entry.seat)}<b>${actorName(view.seats, entry.seat)}</b> `;
  return html`<li>
    <span class="log-words">${actor}${format(entry)}</span> ${ruleLink(view.game, entry.rule)}
  </li>`;
}

customElements.define("log-panel", LogPanel);
