import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

/** A place in the page of a browser test where React draws: new before each test, gone after it. */
export function pageRoot(): { readonly render: (node: ReactNode) => void } {
  let root: Root;

  beforeEach(() => {
    const host = document.createElement("div");
    document.body.append(host);
    root = createRoot(host);
  });

  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  return { render: (node) => root.render(node) };
}
