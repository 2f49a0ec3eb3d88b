import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ColorField } from "./ColorField.tsx";
import { skins } from "./testing/skins.ts";

describeConformance(<ColorField label="Couleur du masque" defaultValue="#285cc2" backgrounds={skins} />, {
  restTo: "control",
});

const text = (): HTMLInputElement => screen.getByRole("textbox", { name: "Couleur du masque" });
const picker = (): HTMLInputElement => screen.getByLabelText("Choisir la couleur");
const notes = (): (string | null)[] => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("typed: short and capital forms are understood and written in full on leaving", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<ColorField label="Couleur du masque" onValueChange={onValueChange} />);
  await userEvent.type(text(), "25C");
  expect(onValueChange).toHaveBeenLastCalledWith("#2255cc");
  expect(picker().value).toBe("#2255cc");
  await userEvent.tab();
  expect(text().value).toBe("#2255cc");
});

test("picked: the text follows", () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<ColorField label="Couleur du masque" defaultValue="#285cc2" onValueChange={onValueChange} />);
  fireEvent.change(picker(), { target: { value: "#17399b" } });
  expect(text().value).toBe("#17399b");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("#17399b");
});

test("a text that is no colour stays, with a sentence", async () => {
  render(<ColorField label="Couleur du masque" />);
  await userEvent.type(text(), "bleu");
  await userEvent.tab();
  expect(text().value).toBe("bleu");
  expect(document.querySelector(".cn-field__error")?.textContent).toBe(
    "Saisissez une couleur sous la forme #285cc2.",
  );
  expect(text().checkValidity()).toBe(false);
});

test("each background has its sentence, read with the field: enough, or what it takes", async () => {
  render(<ColorField label="Couleur du masque" defaultValue="#17399b" backgrounds={skins} />);
  expect(notes()).toHaveLength(skins.length);
  expect(notes()[0]).toMatch(/^Contraste de \d,\d sur la peau claire, suffisant$/u);
  expect(text().getAttribute("aria-describedby")).toContain(screen.getByRole("list").id);
  await userEvent.clear(text());
  await userEvent.type(text(), "#e0ab8d");
  expect(notes()[1]).toBe(
    "Contraste de 1,0 sur la peau médium, il en faut 3\u00A0: éclaircissez ou foncez la couleur",
  );
  await userEvent.clear(text());
  expect(notes()).toEqual([]);
});

test("a form receives the colour; read only and disabled fields let none be picked", () => {
  const { container, rerender } = render(
    <form>
      <ColorField label="Couleur du masque" name="color" defaultValue="#285cc2" readOnly />
    </form>,
  );
  const sent = (): FormDataEntryValue | null => new FormData(container.querySelector("form")!).get("color");
  expect(sent()).toBe("#285cc2");
  expect(picker().disabled).toBe(true);
  rerender(
    <form>
      <ColorField label="Couleur du masque" name="color" disabled />
    </form>,
  );
  expect(sent()).toBeNull();
});
