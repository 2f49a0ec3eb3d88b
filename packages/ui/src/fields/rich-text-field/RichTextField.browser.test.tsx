import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { RichTextField } from "./RichTextField.tsx";

afterEach(cleanup);

const box = () => screen.findByRole("textbox", { name: "Texte" });
const tool = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name} \\(`, "u") });
const setup = (defaultValue = "") => {
  const change = vi.fn<(html: string) => void>();
  render(<RichTextField label="Texte" defaultValue={defaultValue} onValueChange={change} />);
  return change;
};

test("typed text becomes clean HTML; emptied, it is nothing", async () => {
  const change = setup();
  await userEvent.click(await box());
  await userEvent.keyboard("Le soir");
  expect(change).toHaveBeenLastCalledWith("<p>Le soir</p>");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  expect(change).toHaveBeenLastCalledWith("");
});

test("bold by its key, a list by its tool, each tool says whether it is on", async () => {
  const change = setup();
  await userEvent.click(await box());
  await userEvent.keyboard("{Control>}b{/Control}");
  await waitFor(() => {
    expect(tool("Gras").getAttribute("aria-pressed")).toBe("true");
  });
  await userEvent.keyboard("soir{Control>}b{/Control}");
  await userEvent.click(tool("Liste à puces"));
  expect(change).toHaveBeenLastCalledWith("<ul><li><p><strong>soir</strong></p></li></ul>");
  await userEvent.click(tool("Annuler"));
  expect(change).toHaveBeenLastCalledWith("<p><strong>soir</strong></p>");
});

test("the arrows walk through the tools, and come back to the same one", async () => {
  setup();
  await box();
  tool("Titre").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(tool("Gras"));
  await userEvent.keyboard("{Home}{ArrowLeft}");
  expect(document.activeElement).toBe(tool("Rétablir"));
  await userEvent.tab();
  expect(document.activeElement).toBe(await box());
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tool("Rétablir"));
});

test("a link: asked by its key, refused when unsafe, applied to the selection, removed", async () => {
  const change = setup("<p>la fiche</p>");
  await userEvent.click(await box());
  await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
  const address = await screen.findByRole("textbox", { name: "Adresse du lien" });
  await waitFor(() => expect(document.activeElement).toBe(address));
  await userEvent.keyboard("javascript:alert(1){Enter}");
  expect(screen.getByText(/^Écrivez une adresse complète/u)).toBeDefined();
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(address);
  await userEvent.keyboard("exemple.fr{Enter}");
  expect(change).toHaveBeenLastCalledWith('<p><a href="https://exemple.fr">la fiche</a></p>');
  expect(document.activeElement).toBe(await box());
  await userEvent.click(tool("Lien"));
  await userEvent.click(await screen.findByRole("button", { name: "Retirer le lien" }));
  expect(change).toHaveBeenLastCalledWith("<p>la fiche</p>");
});

test("Escape leaves the address and goes back to the text", async () => {
  setup("<p>la fiche</p>");
  await userEvent.click(await box());
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("textbox", { name: "Adresse du lien" });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox", { name: "Adresse du lien" })).toBeNull();
  await waitFor(async () => {
    expect(document.activeElement).toBe(await box());
  });
});

test("a paste keeps words, titles and emphasis, and nothing else", async () => {
  const change = setup();
  const text = await box();
  await userEvent.click(text);
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    "text/html",
    '<h1 style="color:red">Hiver</h1><p class="MsoNormal"><b>Peau</b> sèche<script>alert(1)</script></p>',
  );
  text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await waitFor(() => {
    expect(change).toHaveBeenLastCalledWith("<h2>Hiver</h2><p><strong>Peau</strong> sèche</p>");
  });
});

test("the label takes the focus to the text", async () => {
  setup();
  const text = await box();
  await userEvent.click(screen.getByText("Texte"));
  await waitFor(() => {
    expect(document.activeElement).toBe(text);
  });
});
