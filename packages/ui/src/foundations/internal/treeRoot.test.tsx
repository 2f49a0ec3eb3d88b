import { afterEach, expect, test } from "vitest";
import { focusedElement, shadowRootOf, treeRoot } from "./treeRoot.ts";

afterEach(() => document.body.replaceChildren());

function shadowed(html: string): ShadowRoot {
  const host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.innerHTML = html;
  return shadow;
}

test("treeRoot gives the shadow root or the document that an element stands in, the page's for one that stands nowhere", () => {
  const shadow = shadowed("<p><b></b></p>");
  expect(treeRoot(shadow.querySelector("b"))).toBe(shadow);
  expect(shadowRootOf(shadow.querySelector("b"))).toBe(shadow);
  expect(treeRoot(document.body)).toBe(document);
  expect(treeRoot(document.createElement("p"))).toBe(document);
  expect(treeRoot(null)).toBe(document);
  expect(shadowRootOf(document.body)).toBeNull();
});

test("focusedElement gives the control that has the focus in a shadow root, and nothing where nothing has it", () => {
  expect(focusedElement()).toBeNull();
  const button = shadowed("<button>Ouvrir</button>").querySelector("button")!;
  button.focus();
  expect(focusedElement()).toBe(button);
});
