import "./game-results.js";

import { html, nothing } from "lit";

import { arrangementOf } from "./arrange.js";
import { rulebook } from "./assets.js";
import { choices, filePicker } from "./choices.js";
import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { optionField } from "./option-field.js";
import { loadingWords } from "./page-loader.js";
import { begin, beginLesson } from "./play.js";
import { plate } from "./plates.js";
import { resumeTemplate } from "./saved-games.js";
import {
  chooseComponents,
  chooseGame,
  chooseOption,
  choosePlayer,
  chooseSeats,
  chooseSeed,
  downloadComponents,
  forgetComponents,
  isKnown,
} from "./setup.js";
import { store } from "./store.js";
import { attribute, has, list, t } from "./texts.js";
import { gameName, kindKey, kindName, refusalLine, ruleLink, seatName } from "./wording.js";

/** @import { GameMeta, Setup } from "./types.js" */

/** The way in: which game, who plays, and what lies on the shelf. */
class GardenLobby extends Component {
  render() {
    const { games, setup } = store.state;
    const meta = games.find(({ id }) => id === setup?.game);
    return html`<main tabindex="-1" class="lobby" data-testid="lobby">
      <div class="welcome">
        <h1>${t("page-title")}</h1>
        <p>${t("page-tagline")}</p>
      </div>
      <div class="lobby-games">
        ${resumeTemplate()}
        <section class="games" aria-labelledby="games-title">
          <h2 id="games-title">${t("page-games")}</h2>
          <div class="game-cards">
            ${games.map((game) => gameCard(game, game.id === setup?.game))}
          </div>
        </section>
      </div>
      ${setup && meta ? setupTemplate(setup, meta) : nothing}
      <saved-games></saved-games>
      <game-results></game-results>
    </main>`;
  }
}

/** @param {GameMeta} game @param {boolean} chosen */
function gameCard(game, chosen) {
  const { id, seats, minutes, form, asking } = game;
  const { cover } = arrangementOf(id);
  const few = seats[0];
  const many = seats[seats.length - 1];
  return html`<label class="game-card" data-testid="game-${id}" data-chosen=${chosen}>
    <input
      type="radio"
      name="game"
      value=${id}
      .checked=${chosen}
      @change=${() => chooseGame(id)}
    />
    ${cover.length ? html`<span class="game-cover" aria-hidden="true">${cover.map((face) => plate(face, ""))}</span>` : nothing}
    <span class="game-words">
      <span class="game-name">${gameName(id)}</span>
      ${has(`${id}-blurb`) ? html`<span class="game-blurb">${t(`${id}-blurb`)}</span>` : nothing}
      <span class="game-facts">
        <span
          >${icon("people")}${few === many ? t("page-seats-one", { seats: few }) : t("page-seats-range", { few, many })}</span
        >
        ${minutes ? html`<span>${icon("clock")}${t("page-minutes", { minutes })}</span>` : nothing}
        <a
          class="rule-link"
          href=${rulebook(id, store.state.language)}
          target="_blank"
          rel="noopener"
          data-testid="rules-${id}"
          >${icon("rule")}${t("page-rules")}</a
        >
        ${
          form
            ? html`<a class="rule-link" href=${`#score=${id}`} data-testid="score-${id}"
                >${icon("scores")}${t("page-tally")}</a
              >`
            : nothing
        }
        ${
          asking
            ? html`<a class="rule-link" href=${`#ask=${id}`} data-testid="ask-${id}"
                >${icon("ask")}${t("page-ask")}</a
              >`
            : nothing
        }
      </span>
    </span>
  </label>`;
}

/** A field that keeps the game from being begun is to be seen. @param {Event} event */
function showInvalid({ target }) {
  const fold = /** @type {Element} */ (target).closest("details");
  if (fold) fold.open = true;
}

/** @param {Setup} setup @param {GameMeta} meta */
function setupTemplate(setup, meta) {
  const { setupRefusal, beginning, boot } = store.state;
  return html`<form
    class="setup"
    data-testid="setup"
    aria-labelledby="setup-title"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void begin(setup);
    }}
    @invalid=${{ handleEvent: showInvalid, capture: true }}
  >
    <h2 id="setup-title">${t("page-setup-title", { game: gameName(meta.id) })}</h2>
    ${meta.lesson ? lessonOffer(meta.id) : nothing}
    ${choices({
      name: "seats",
      label: t("page-seats-label"),
      chosen: String(setup.seats),
      options: meta.seats.map((seats) => ({
        value: String(seats),
        label: seats === 1 ? t("page-solo") : String(seats),
      })),
      onChoose: (value) => chooseSeats(Number(value)),
      help:
        meta.recommended.length && meta.recommended.length < meta.seats.length
          ? t("page-seats-recommended", { seats: list(meta.recommended.map(String)) })
          : undefined,
    })}
    <ul class="players">
      ${setup.players.map((_, seat) => playerTemplate(setup, seat))}
    </ul>
    ${setup.players.some(({ kind }) => kind !== "human") ? opponentsTemplate() : nothing}
    ${setupRefusal ? html`<p class="refusal" role="alert" data-testid="setup-refusal">${icon("warning")}<span>${refusalLine(setupRefusal, meta.id)}</span></p>` : nothing}
    <div class="start-line">
      <span class="start-words">
        <b>${gameName(meta.id)}</b>
        <span>${t("page-seats-one", { seats: setup.seats })}</span>
      </span>
      <button type="submit" class="button primary start" data-testid="start" ?disabled=${beginning}>
        ${beginning && boot.phase !== "ready" ? loadingWords(boot) : t("page-start")}
      </button>
    </div>
    ${meta.options.length ? optionsTemplate(setup, meta) : nothing}
    <details class="more" data-testid="more">
      <summary>
        ${t("page-more")}${setup.components ? html` <small>(${t(`${meta.id}-components`)})</small>` : nothing}
      </summary>
      <div class="field">
        <label>
          <span>${t("page-seed-label")}</span>
          <input
            name="seed"
            data-testid="seed"
            inputmode="numeric"
            autocomplete="off"
            .value=${setup.seed}
            @input=${(/** @type {Event} */ event) => chooseSeed(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
          />
        </label>
        <p class="help">${t("page-seed-help")}</p>
      </div>
      ${meta.components ? componentsTemplate(setup, meta) : nothing}
    </details>
  </form>`;
}

/** A guided first game, above all for those who never played it here. @param {string} game */
function lessonOffer(game) {
  const known = isKnown(game);
  return html`<p class="lesson-offer" data-known=${known}>
    ${known ? nothing : html`<span>${t("page-lesson-offer", { game: gameName(game) })}</span>`}
    <button
      type="button"
      class="button small"
      data-testid="lesson"
      @click=${() => beginLesson(game)}
    >
      ${icon("lesson")}${t("page-lesson")}
    </button>
  </p>`;
}

/** Component data of the table's own. @param {Setup} setup @param {GameMeta} meta */
function componentsTemplate({ components }, { id, components: rule }) {
  const { componentsRefusal } = store.state;
  const key = `${id}-components`;
  return html`<fieldset class="choices" data-testid="components">
    <legend>${t(key)}</legend>
    <p class="help">${attribute({ key }, "help")} ${ruleLink(id, rule)}</p>
    <div class="components-now">
      <span role="status" data-testid="components-now" title=${components?.name ?? nothing}
        >${components ? t("page-components-own", { name: components.name }) : t("page-components-usual")}</span
      >
      ${
        components
          ? html`<button
              type="button"
              class="button small"
              data-testid="components-back"
              @click=${(/** @type {Event} */ event) => {
                const { form } = /** @type {HTMLButtonElement} */ (event.currentTarget);
                void forgetComponents();
                /** @type {HTMLElement} */ (form?.querySelector("[type=file]")).focus();
              }}
            >
              ${t("page-components-back")}
            </button>`
          : nothing
      }
    </div>
    <div class="components-files">
      ${filePicker({ name: "components-file", label: t("page-components-choose"), onChoose: chooseComponents })}
      <button
        type="button"
        class="button"
        data-testid="components-model"
        @click=${() => downloadComponents(id)}
      >
        ${icon("export")}${t("page-components-model")}
      </button>
    </div>
    ${componentsRefusal ? html`<p class="refusal" role="alert" data-testid="components-refusal">${icon("warning")}<span>${t("page-components-refused")} ${refusalLine(componentsRefusal, id)}</span></p>` : nothing}
  </fieldset>`;
}

/** @param {Setup} setup @param {number} seat */
function playerTemplate(setup, seat) {
  const { name, kind } = setup.players[seat];
  const kinds = ["human", ...store.state.bots.map((bot) => bot.kind)];
  return html`<li class="player">
    ${emblem(seat)}
    <label class="player-name">
      <span class="visually-hidden">${t("page-player-name", { number: seat + 1 })}</span>
      <input
        data-testid="name-${seat}"
        autocomplete="off"
        maxlength="24"
        placeholder=${seatName(setup.players, seat)}
        .value=${name}
        @input=${(/** @type {Event} */ event) => choosePlayer(seat, { name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
    </label>
    <label class="player-kind">
      <span class="visually-hidden">${t("page-player-kind", { number: seat + 1 })}</span>
      <select
        data-testid="kind-${seat}"
        @change=${(/** @type {Event} */ event) => choosePlayer(seat, { kind: /** @type {HTMLSelectElement} */ (event.currentTarget).value })}
      >
        ${kinds.map((value) => html`<option value=${value} .selected=${value === kind}>${kindName(value)}</option>`)}
      </select>
    </label>
  </li>`;
}

/** What to expect of each computer player. */
function opponentsTemplate() {
  return html`<dl class="help opponents" data-testid="opponents">
    ${store.state.bots.map(
      ({ kind }) =>
        html`<div>
          <dt>${kindName(kind)}</dt>
          <dd>${attribute({ key: kindKey(kind) }, "help")}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {Setup} setup @param {GameMeta} meta */
function optionsTemplate(setup, meta) {
  const changed = meta.options.filter(
    (option) => setup.options[option.name] !== option.default,
  ).length;
  return html`<details class="options" data-testid="options">
    <summary>
      ${t("page-options")}${changed ? html` <small>${t("page-options-changed", { count: changed })}</small>` : nothing}
    </summary>
    ${meta.options.map((option) =>
      optionField({
        game: meta.id,
        option,
        value: setup.options[option.name],
        players: setup.players,
        onChoose: chooseOption,
      }),
    )}
  </details>`;
}

customElements.define("garden-lobby", GardenLobby);
