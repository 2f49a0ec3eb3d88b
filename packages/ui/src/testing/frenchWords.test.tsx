import { expect, test } from "vitest";
import { translateToFrench } from "../../../../.storybook/frenchWords.ts";

test("Storybook's words turn French, also those that come later; code and examples keep theirs", async () => {
  document.body.innerHTML = `<div id="page"><th>Name</th><input placeholder="Edit string..."><code>Default</code>
    <pre><code>Control</code><button>Copy</button></pre><div class="sb-story"><p title="Settings">Close</p></div></div>`;
  const page = document.querySelector("#page")!;
  translateToFrench(page);
  const words = (): string => page.textContent.replace(/\s+/gu, "");
  expect(words()).toBe("NomDefaultControlCopierClose");
  expect(page.querySelector("input")?.placeholder).toBe("Texte…");
  expect(page.querySelector("p")?.title).toBe("Settings");
  const later = document.createElement("span");
  later.textContent = " Show code ";
  page.append(later);
  await expect.poll(() => later.textContent).toBe(" Voir le code ");
  document.body.replaceChildren();
});

test("an English text keeps its words", () => {
  document.body.innerHTML = `<main><p lang="en"><b>or</b></p><i>or</i></main>`;
  translateToFrench(document.querySelector("main")!);
  expect([...document.querySelectorAll("b, i")].map(({ textContent }) => textContent)).toEqual([
    "or",
    "ou des",
  ]);
  document.body.replaceChildren();
});

test("the list of pages turns its groups into French and keeps the imported names", () => {
  document.body.innerHTML = `<main><nav id="storybook-explorer-tree"><b>Criteria</b><b>Form</b><b>Actions</b><i>Docs</i></nav><b>Actions</b></main>`;
  translateToFrench(document.querySelector("main")!);
  expect([...document.querySelectorAll("b, i")].map(({ textContent }) => textContent)).toEqual([
    "Critères",
    "Form",
    "Actions",
    "Documentation",
    "Événements",
  ]);
  document.body.replaceChildren();
});

test("the English words come back when French is no longer chosen", () => {
  document.body.innerHTML = `<main><b> Close </b><input placeholder="Edit string..."></main>`;
  const restore = translateToFrench(document.querySelector("main")!);
  expect(document.querySelector("b")?.textContent).toBe(" Fermer ");
  restore();
  expect(document.querySelector("b")?.textContent).toBe(" Close ");
  expect(document.querySelector("input")?.placeholder).toBe("Edit string...");
  document.body.replaceChildren();
});
