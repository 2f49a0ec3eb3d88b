import "../../styles/styles.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";
import { Alert } from "./Alert.tsx";

const root = pageRoot();

const actions = (
  <>
    <Button>Réessayer l’envoi</Button>
    <Button>Continuer sans photo</Button>
  </>
);

test.each([
  [440, "under"],
  [900, "beside"],
])(
  "the actions of an alert in a column of %i px stand %s the sentence, whatever the window's width",
  async (width, where) => {
    await page.viewport(1440, 900);
    root.render(
      <div style={{ width }}>
        <Alert tone="error" actions={actions}>
          Le client est enregistré, mais sa photo n’a pas pu être envoyée.
        </Alert>
      </div>,
    );
    const sentence = page.getByText(/Le client est enregistré/u);
    await expect.element(sentence).toBeInTheDocument();
    const words = sentence.element().getBoundingClientRect();
    const button = page.getByRole("button", { name: "Réessayer l’envoi" }).element().getBoundingClientRect();
    expect(words.width).toBeGreaterThan(280);
    expect(button.top >= words.bottom ? "under" : "beside").toBe(where);
  },
);

test("the buttons of an alert are no higher beside a sentence of several lines than anywhere", async () => {
  await page.viewport(1440, 900);
  root.render(
    <div style={{ width: 760 }}>
      <Alert tone="warning" actions={actions}>
        {"Le client est enregistré, mais sa photo n’a pas pu être envoyée. ".repeat(6)}
      </Alert>
      <Button>Ailleurs</Button>
    </div>,
  );
  const heightOf = (name: string): number =>
    page.getByRole("button", { name }).element().getBoundingClientRect().height;
  await expect.element(page.getByRole("button", { name: "Ailleurs" })).toBeInTheDocument();
  expect(heightOf("Réessayer l’envoi")).toBe(heightOf("Ailleurs"));
});
