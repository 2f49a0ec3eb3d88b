import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TextAreaField } from "./TextAreaField.tsx";

describeConformance(<TextAreaField label="Conditions" characterLimit={500} />, { restTo: "control" });

const area = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: "Mode d’emploi" });
const live = (): string | null | undefined => document.querySelector("[aria-live]")?.textContent;

test("TextAreaField hands over the text at each keystroke", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<TextAreaField label="Mode d’emploi" defaultValue="Le soir" onValueChange={onValueChange} />);
  await userEvent.type(area(), ",{Enter}deux");
  expect(onValueChange).toHaveBeenLastCalledWith("Le soir,\ndeux");
});

test("the counter is read with the field", async () => {
  render(<TextAreaField label="Mode d’emploi" hint="Sur la routine." characterLimit={1500} />);
  await userEvent.type(area(), "Le soir");
  const described = (area().getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Sur la routine.",
    "7 sur 1\u202F500 caractères",
  ]);
});

test("the rest near the limit is said a few times only, not at each keystroke", async () => {
  render(<TextAreaField label="Mode d’emploi" defaultValue={"a".repeat(70)} characterLimit={100} />);
  const said: (string | null | undefined)[] = [];
  for (let typed = 0; typed < 31; typed += 1) {
    await userEvent.type(area(), "b");
    if (live() !== said.at(-1)) said.push(live());
  }
  expect(said).toEqual([
    "",
    "Il reste au plus 20 caractères.",
    "Il reste au plus 10 caractères.",
    "Il reste au plus 5 caractères.",
    "Il reste au plus 1 caractère.",
    "La limite est atteinte.",
  ]);
});

test("text beyond the limit is kept, and the field says what to remove", async () => {
  render(<TextAreaField label="Mode d’emploi" characterLimit={5} />);
  area().focus();
  await userEvent.paste("Le soir");
  expect(area().value).toBe("Le soir");
  expect(document.querySelector(".cn-field__error")?.textContent).toBe(
    "Le texte est trop long\u00A0: retirez 2 caractères.",
  );
  expect(area().checkValidity()).toBe(false);
  await userEvent.type(area(), "{Backspace}{Backspace}");
  expect(document.querySelector(".cn-field__error")).toBeNull();
  expect(area().checkValidity()).toBe(true);
});

test("resetting the form brings back the first text", async () => {
  render(
    <form>
      <TextAreaField label="Mode d’emploi" defaultValue="Le soir" />
      <button type="reset">Annuler</button>
    </form>,
  );
  await userEvent.type(area(), " et le matin");
  await userEvent.click(screen.getByRole("button"));
  expect(area().value).toBe("Le soir");
});
