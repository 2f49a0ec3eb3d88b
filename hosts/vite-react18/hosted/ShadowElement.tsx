import "@carnation/ui/fonts.css";
import kit from "@carnation/ui/styles.css?inline";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { VisitParts } from "../page/VisitParts";

/** The kit as a part of somebody else's page: nothing of either reaches the other but fonts, which belong to the document. */
class SkinReport extends HTMLElement {
  #root: Root | undefined;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = document.createElement("style");
    // A part that may be dark is painted.
    sheet.textContent = `${kit} :host { display: block; background: var(--cn-ground); color: var(--cn-ink) }`;
    const place = document.createElement("div");
    shadow.replaceChildren(sheet, place);
    this.#root = createRoot(place);
    this.#root.render(
      <StrictMode>
        {VisitParts.readings}
        {VisitParts.form}
        {VisitParts.table}
      </StrictMode>,
    );
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }
}

customElements.define("skin-report", SkinReport);
