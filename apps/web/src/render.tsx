import type { createStore } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { followTranslator } from "./shared/browser/followTranslator.ts";

/** Draws the application. */
export function render(root: HTMLElement, store: ReturnType<typeof createStore>): void {
  followTranslator();
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
}
