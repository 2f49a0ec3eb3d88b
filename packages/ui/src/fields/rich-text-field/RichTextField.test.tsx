import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { RichText } from "./RichText.tsx";
import { RichTextField } from "./RichTextField.tsx";

const html =
  '<h2>Protocole</h2><p>Le <strong>soir</strong>, <a href="tel:+33142000000">nous joindre</a>.</p>';

describeConformance(<RichText html={html} />);
describeConformance(<RichTextField label="Mode d’emploi" defaultValue={html} />, { restTo: "control" });

test("a stored text is drawn by its elements, on a server too", () => {
  const drawn = renderToString(<RichText html={`${html}<script>alert(1)</script>`} />);
  expect(drawn).toBe(
    '<div class="cn-rich-text"><h2>Protocole</h2><p>Le <strong>soir</strong>, <a href="tel:+33142000000" rel="noopener noreferrer">nous joindre</a>.</p></div>',
  );
});

test("the text is a named, described, multi-line box; the tools are one stop of the keyboard", () => {
  render(
    <RichTextField
      label="Mode d’emploi"
      required
      hint="Le lecteur le voit tel quel."
      error="Écrivez le mode d’emploi."
    />,
  );
  const box = screen.getByRole("textbox", {
    name: "Mode d’emploi (obligatoire)",
    description: "Écrivez le mode d’emploi. Le lecteur le voit tel quel.",
  });
  expect(box.getAttribute("aria-multiline")).toBe("true");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  const tools = screen.getAllByRole("button");
  expect(tools.map((tool) => tool.getAttribute("aria-label"))).toContain("Gras (Ctrl B)");
  expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
});

test("characters are counted without tags, and those in excess are said", () => {
  render(<RichTextField label="Résumé" defaultValue="<p>Été</p><p>doux</p>" maxLength={5} />);
  expect(screen.getByText("7 sur 5 caractères")).toBeDefined();
  expect(screen.getByText(/^Le texte est trop long\s: retirez 2 caractères\.$/u)).toBeDefined();
});

test("a text to read has no tools, and is sent with its form", () => {
  const { container } = render(
    <form>
      <RichTextField label="Mode d’emploi" name="usage" defaultValue={html} readOnly />
    </form>,
  );
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.getByRole("textbox").getAttribute("contenteditable")).toBe("false");
  expect(new FormData(container.querySelector("form")!).get("usage")).toBe(html);
});

test("a value of the host replaces the text without being sent back to it", () => {
  const change = vi.fn();
  const { rerender } = render(<RichTextField label="Texte" value="<p>a</p>" onValueChange={change} />);
  rerender(<RichTextField label="Texte" value="<p>b</p>" onValueChange={change} />);
  expect(screen.getByRole("textbox").textContent).toBe("b");
  expect(change).not.toHaveBeenCalled();
});
