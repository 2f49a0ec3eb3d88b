import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { CheckboxGroup } from "../checkbox-group/CheckboxGroup.tsx";
import { ColorField } from "../color-field/ColorField.tsx";
import { ComboboxField } from "../combobox-field/ComboboxField.tsx";
import { DateField } from "../date-field/DateField.tsx";
import { MultiSelectField } from "../multi-select-field/MultiSelectField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { RadioField } from "../radio-field/RadioField.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { SelectField } from "../select-field/SelectField.tsx";
import { Slider } from "../slider/Slider.tsx";
import { SwitchField } from "../switch-field/SwitchField.tsx";
import { TagsField } from "../tags-field/TagsField.tsx";
import { TextAreaField } from "../text-area-field/TextAreaField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { WeightField } from "../weight-field/WeightField.tsx";

const root = pageRoot();
const towns = ["lyon", "nice", "paris"].map((value) => ({ value, label: value.toUpperCase() }));

beforeEach(async () => {
  root.render(
    <StrictMode>
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField name="text" label="Texte" defaultValue="avant" />
        <TextAreaField name="area" label="Notes" defaultValue="avant" />
        <NumberField name="number" label="Nombre" defaultValue={4} />
        <DateField name="date" label="Jour" defaultValue="2026-11-21" />
        <ColorField name="color" label="Couleur" defaultValue="#00594c" />
        <SelectField name="select" label="Ville" options={towns} defaultValue="nice" />
        <SelectField name="chosen" label="Autre ville" options={towns} placeholder="Choisir" />
        <ComboboxField name="combobox" label="Adresse" options={towns} defaultValue="nice" />
        <MultiSelectField name="many" label="Villes" options={towns} defaultValue={["nice"]} />
        <TagsField name="tags" label="Mots" defaultValue={["un"]} />
        <RadioField name="radio" label="Choix" options={towns} defaultValue="nice" />
        <SegmentedControl name="segment" label="Vue" options={towns} defaultValue="nice" />
        <CheckboxGroup name="group" label="Cases" options={towns} defaultValue={["nice"]} />
        <CheckboxField name="box" label="Accord" defaultChecked />
        <SwitchField name="switch" label="Actif" defaultChecked />
        <Slider name="slider" label="Force" min={0} max={10} defaultValue={4} />
        <WeightField name="weight" label="Poids" defaultValue={3} />
        <button type="reset">Annuler</button>
      </form>
    </StrictMode>,
  );
  await vi.waitUntil(() => document.querySelector("form") !== null);
});

const form = (): HTMLFormElement => document.querySelector("form")!;
/** Gives what a person sees of each control, and what the form would send. */
function state(): string[] {
  const seen = [
    ...form().querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea"),
  ].map((control) =>
    control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)
      ? `${control.name} ${control.value}: ${control.checked}`
      : `${control.name}: ${control.value}`,
  );
  return [...seen, ...[...new FormData(form())].map(([name, value]) => `${name}=${String(value)}`)];
}
const resets: readonly [string, () => Promise<void> | void][] = [
  ["a reset button", () => userEvent.click(document.querySelector("[type=reset]")!)],
  ["a call of form.reset()", () => form().reset()],
];

test.each(resets)(
  "every field that nobody changed shows and sends its default after %s",
  async (_, reset) => {
    const before = state();
    await reset();
    await vi.waitFor(() => expect(state()).toEqual(before));
  },
);

test.each(resets)("every field that was changed shows and sends its default after %s", async (_, reset) => {
  const before = state();
  for (const name of ["text", "area", "number", "date"]) {
    await userEvent.fill(labelled(name), name === "number" ? "7" : name === "date" ? "22/11/2026" : "après");
  }
  for (const name of ["select", "chosen"]) await userEvent.selectOptions(labelled(name), "paris");
  labelled("box").click();
  form().querySelector<HTMLElement>("[role=switch]")!.click();
  for (const name of ["Choix", "Vue", "Cases"]) {
    const group = [...form().querySelectorAll("fieldset")].find(
      ({ textContent }) => textContent?.startsWith(name) === true,
    )!;
    [...group.querySelectorAll("input")].at(-1)!.click();
  }
  for (const name of ["slider", "weight"]) {
    labelled(name).focus();
    await userEvent.keyboard("{ArrowRight}");
  }
  await vi.waitFor(() => expect(state()).not.toEqual(before));
  await reset();
  await vi.waitFor(() => expect(state()).toEqual(before));
});

const labels: Readonly<Record<string, string>> = {
  text: "Texte",
  area: "Notes",
  number: "Nombre",
  date: "Jour",
  select: "Ville",
  chosen: "Autre ville",
  box: "Accord",
  slider: "Force",
  weight: "Poids",
};
const labelled = (name: string): HTMLElement =>
  page.getByLabelText(labels[name]!, { exact: true }).element() as HTMLElement;
