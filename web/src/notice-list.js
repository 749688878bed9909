import { html, nothing } from "lit";

import { Component } from "./component.js";
import { iconButton } from "./icon-button.js";
import { icon } from "./icons.js";
import { dismiss } from "./notices.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";

/** @import { Notice } from "./store.js" */

/** What people should know, without being stopped by it. */
class NoticeList extends Component {
  render() {
    return html`<div class="notices" role="status">
      ${store.state.notices.map(noticeTemplate)}
    </div>`;
  }
}

/** @param {Notice} notice */
function noticeTemplate({ id, text, tone, action }) {
  return html`<div class="notice" data-testid="notice-${id}" data-tone=${tone}>
    ${icon(tone === "warning" ? "warning" : "leaf")}<span>${format(text)}</span>
    ${action ? html`<button type="button" class="button small" @click=${action.run}>${format(action.label)}</button>` : nothing}
    ${iconButton("close", t("page-close"), () => dismiss(id), { kind: "small" })}
  </div>`;
}

customElements.define("notice-list", NoticeList);
