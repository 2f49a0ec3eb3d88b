import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SignaturePad } from "./SignaturePad.tsx";
import { SignatureView } from "./SignatureView.tsx";
import { drawnSignature } from "./testing/drawnSignature.ts";

// jsdom draws nothing: what is drawn is tested in a real browser.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

describeConformance(<SignaturePad label="Signature" required />);
describeConformance(<SignatureView value={{ kind: "typed", name: "Anaïs Morel", confirmed: true }} />);

const typing = (): HTMLElement => screen.getByRole("radio", { name: "Signer en tapant mon nom" });

test("the signature is a named group with its error", () => {
  render(<SignaturePad label="Signature" required error="Signez dans le cadre." />);
  const group = screen.getByRole("group", { name: "Signature (obligatoire)" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Signez dans le cadre.",
  );
});

test("an empty surface tells whoever cannot draw what to do", () => {
  render(<SignaturePad label="Signature" />);
  expect(screen.getByRole("img", { name: /vide.*taper|vide.*tapant votre nom/u })).toBeDefined();
});

test("a signature is typed and its box ticked with a keyboard alone", async () => {
  const change = vi.fn();
  render(<SignaturePad label="Signature" onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(typing());
  await userEvent.tab();
  await userEvent.keyboard("Anaïs Morel");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(change).toHaveBeenLastCalledWith({ kind: "typed", name: "Anaïs Morel", confirmed: true });
});

test("the known name is offered, the box never ticked in advance", async () => {
  const change = vi.fn();
  render(<SignaturePad label="Signature" signerName="Anaïs Morel" onValueChange={change} />);
  await userEvent.click(typing());
  expect(change).toHaveBeenLastCalledWith({ kind: "typed", name: "Anaïs Morel", confirmed: false });
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
});

test("changing one's mind loses neither signature", async () => {
  const change = vi.fn();
  render(<SignaturePad label="Signature" defaultValue={drawnSignature} onValueChange={change} />);
  expect(screen.getByRole("img", { name: "Zone de signature, 2 traits" })).toBeDefined();
  await userEvent.click(typing());
  await userEvent.type(screen.getByRole("textbox", { name: "Prénom et nom" }), "A");
  await userEvent.click(screen.getByRole("radio", { name: "Signer à la main" }));
  expect(change).toHaveBeenLastCalledWith(drawnSignature);
  await userEvent.click(typing());
  expect(change).toHaveBeenLastCalledWith({ kind: "typed", name: "A", confirmed: false });
});

test("an empty paper has nothing to undo, and the buttons keep the focus", async () => {
  const change = vi.fn();
  render(<SignaturePad label="Signature" onValueChange={change} />);
  const clear = screen.getByRole("button", { name: "Effacer" });
  expect(clear.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(clear);
  expect(document.activeElement).toBe(clear);
  expect(change).not.toHaveBeenCalled();
});

test("a signature is read as an image that names the person, or as the name", () => {
  const { rerender } = render(<SignatureView value={drawnSignature} signerName="Anaïs Morel" />);
  const image = screen.getByRole("img", { name: "Signature de Anaïs Morel" });
  expect(image.getAttribute("src")).toMatch(/^data:image\/svg\+xml/u);
  rerender(
    <SignatureView value={{ kind: "image", src: "data:image/png;base64,AA==" }} signerName="Anaïs Morel" />,
  );
  expect(screen.getByRole("img", { name: "Signature de Anaïs Morel" }).getAttribute("src")).toBe(
    "data:image/png;base64,AA==",
  );
  rerender(<SignatureView value={{ kind: "typed", name: "Anaïs Morel", confirmed: true }} />);
  expect(screen.getByRole("figure").textContent).toBe("Anaïs MorelSigné en tapant son nom");
});
