import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { DateField, type DateFieldProps } from "./DateField.tsx";

describeConformance(<DateField label="Date du devis" defaultValue="2026-11-21" />, { restTo: "control" });

const input = (): HTMLInputElement => screen.getByRole("textbox");
const problem = (): string | undefined => document.querySelector(".cn-field__error")?.textContent;

function show(props: Partial<DateFieldProps> = {}) {
  const onValueChange = vi.fn<(value: string) => void>();
  const { container } = render(
    <form>
      <DateField
        label="Date du devis"
        name="date"
        today="2026-11-21"
        onValueChange={onValueChange}
        {...props}
      />
      <button type="reset">Annuler</button>
    </form>,
  );
  const sent = (): FormDataEntryValue | null => new FormData(container.querySelector("form")!).get("date");
  return { onValueChange, sent };
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Ouvrir le calendrier" }));
  await screen.findByRole("grid");
  return screen.getByRole("dialog", { name: "Calendrier" });
}

const day = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>("button", { name });

describe("typed", () => {
  test("a date stays as typed while typing and is written in figures on leaving", async () => {
    const { onValueChange, sent } = show();
    expect(input().placeholder).toBe("jj/mm/aaaa");
    await userEvent.type(input(), "3 fév. 26");
    expect(input().value).toBe("3 fév. 26");
    expect(onValueChange).toHaveBeenLastCalledWith("2026-02-03");
    await userEvent.tab();
    expect(input().value).toBe("03/02/2026");
    expect(sent()).toBe("2026-02-03");
  });

  test.each([
    [{}, "31/02/2026", "Le 31 février n’existe pas\u00A0: le mois finit le 28."],
    [{}, "12/13/2026", "Ce mois n’existe pas\u00A0: les mois vont de 1 à 12."],
    [{}, "demain", "Saisissez une date sous la forme jj/mm/aaaa, par exemple 21/11/2026."],
    [{ min: "2026-11-21" }, "20/11/2026", "Choisissez une date à partir du 21/11/2026."],
    [{ max: "2026-11-21" }, "22/11/2026", "Choisissez une date jusqu’au 21/11/2026."],
    [
      { min: "2026-11-21", max: "2026-12-21" },
      "22/12/2026",
      "Choisissez une date du 21/11/2026 au 21/12/2026.",
    ],
    [
      { isDateDisabled: (iso: string) => iso === "2026-12-25" },
      "25/12/2026",
      "Cette date n’est pas disponible\u00A0: choisissez-en une autre.",
    ],
  ])("%o refuses %s: %s", async (props, text, sentence) => {
    show(props);
    await userEvent.type(input(), text);
    expect(problem()).toBeUndefined();
    await userEvent.tab();
    expect(problem()).toBe(sentence);
    expect(input().value).toBe(text);
    expect(input().checkValidity()).toBe(false);
  });

  test("a text that is no date is handed over as it is, and survives a host that keeps it", async () => {
    function Held() {
      const [value, setValue] = useState("");
      return <DateField label="Date du devis" value={value} onValueChange={setValue} />;
    }
    render(<Held />);
    await userEvent.type(input(), "31/02/2026");
    await userEvent.tab();
    expect(input().value).toBe("31/02/2026");
    await userEvent.clear(input());
    await userEvent.type(input(), "28022026");
    await userEvent.tab();
    expect(input().value).toBe("28/02/2026");
    expect(problem()).toBeUndefined();
  });

  test("a reset goes back to the first day", async () => {
    const { sent } = show({ defaultValue: "2026-11-21" });
    await userEvent.clear(input());
    await userEvent.type(input(), "32/");
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    expect(input().value).toBe("21/11/2026");
    expect(sent()).toBe("2026-11-21");
    expect(problem()).toBeUndefined();
  });
});

describe("calendar", () => {
  test("calendar opens on the chosen day, says it, and hands over the one that is picked", async () => {
    const { onValueChange } = show({ defaultValue: "2026-12-21" });
    const calendar = await open();
    expect(within(calendar).getByRole("grid", { name: "décembre 2026" })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(day("lundi 21 décembre 2026, date choisie")));
    await userEvent.click(day("jeudi 24 décembre 2026"));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-24");
    expect(input().value).toBe("24/12/2026");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ouvrir le calendrier" }));
  });

  test("the calendar without a day opens on today; weeks begin on Monday", async () => {
    show();
    await open();
    await waitFor(() => expect(document.activeElement).toBe(day("samedi 21 novembre 2026, aujourd’hui")));
    expect(screen.getAllByRole("columnheader", { hidden: true })[0]?.textContent).toBe("lun");
  });

  test("the calendar works by keyboard: down arrow opens, arrows move, Enter picks", async () => {
    show({ defaultValue: "2026-11-21" });
    input().focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toBe(day("samedi 21 novembre 2026, date choisie")));
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{PageDown}{Enter}");
    expect(input().value).toBe("29/12/2026");
  });

  test("Escape closes it and changes nothing", async () => {
    const { onValueChange } = show({ defaultValue: "2026-11-21" });
    await open();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("days outside the limits cannot be picked, nor months reached", async () => {
    show({
      defaultValue: "2026-11-21",
      min: "2026-11-10",
      max: "2026-11-28",
      isDateDisabled: (iso) => iso === "2026-11-25",
    });
    await open();
    for (const name of ["lundi 9 novembre 2026", "mercredi 25 novembre 2026", "dimanche 29 novembre 2026"]) {
      expect(day(name).disabled).toBe(true);
    }
    expect(day("samedi 28 novembre 2026").disabled).toBe(false);
    expect(day("Mois suivant").getAttribute("aria-disabled")).toBe("true");
  });

  test("a date of birth has lists of months and years", async () => {
    show({ yearSelect: true, min: "1930-01-01", max: "2026-11-21", defaultValue: "1985-06-02" });
    await open();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Année" }), "1962");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Mois" }), "mars");
    await userEvent.click(day("dimanche 4 mars 1962"));
    expect(input().value).toBe("04/03/1962");
  });

  test("a field that is read only has no calendar, one that is disabled does not open it", () => {
    show({ readOnly: true });
    expect(screen.queryByRole("button", { name: "Ouvrir le calendrier" })).toBeNull();
    render(<DateField label="Fin" disabled />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ouvrir le calendrier" }).disabled).toBe(
      true,
    );
  });
});

test("another language changes pattern, months and sentences together", async () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <DateField label="Quote date" defaultValue="2026-11-21" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  expect(await screen.findByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Next month" })).toBeDefined();
});
