import "../../styles/styles.css";
import { type ReactElement, useEffect } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { CheckboxGroup } from "../checkbox-group/CheckboxGroup.tsx";
import { ColorField } from "../color-field/ColorField.tsx";
import { ComboboxField } from "../combobox-field/ComboboxField.tsx";
import { DateField } from "../date-field/DateField.tsx";
import type { FileChange } from "../file-field/fileChange.ts";
import { FileField } from "../file-field/FileField.tsx";
import { MoneyField } from "../number-field/MoneyField.tsx";
import { MultiSelectField } from "../multi-select-field/MultiSelectField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { PercentField } from "../number-field/PercentField.tsx";
import { PictureField } from "../picture-field/PictureField.tsx";
import { RadioField } from "../radio-field/RadioField.tsx";
import { RichTextField } from "../rich-text-field/RichTextField.tsx";
import { SearchField } from "../search-field/SearchField.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { SelectField } from "../select-field/SelectField.tsx";
import { Slider } from "../slider/Slider.tsx";
import { SwitchField } from "../switch-field/SwitchField.tsx";
import { TagsField } from "../tags-field/TagsField.tsx";
import { TextAreaField } from "../text-area-field/TextAreaField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { WeightField } from "../weight-field/WeightField.tsx";
import { Form } from "./Form.tsx";
import { FormField, type FormFieldBinding } from "./FormField.tsx";
import { type CarnationForm, useCarnationForm } from "./useCarnationForm.ts";
import { pageRoot } from "../../testing/pageRoot.ts";

interface Case<Value> {
  readonly draw: (field: FormFieldBinding<Value>) => ReactElement;
  /** Holds what the form holds at first. */
  readonly empty: Value;
  /** Input once the field has the focus. */
  readonly fill: string | (() => Promise<void>);
  readonly filled: unknown;
}

const row = <Value,>(name: string, field: Case<Value>): [string, Case<unknown>] => [
  name,
  field as Case<unknown>,
];

const options = [
  { value: "serum", label: "Sérum" },
  { value: "mask", label: "Masque" },
] as const;

/** Takes the option that is written, once the list offers it. */
async function choose(): Promise<void> {
  await userEvent.keyboard("masq");
  await vi.waitFor(() =>
    expect(document.querySelector("[role=option][data-highlighted]")?.textContent).toBe("Masque"),
  );
  await userEvent.keyboard("{Enter}");
}

const png = new File(["pixels"], "serum.png", { type: "image/png" });
const upload = () => userEvent.upload(document.querySelector("input[type=file]")!, png);
const text = { empty: "", fill: "Doux", filled: "Doux" };

const fields = [
  row<string>("text", { ...text, draw: (field) => <TextField label="Nom" {...field} /> }),
  row<string | null>("text without a value", {
    ...text,
    empty: null,
    draw: (field) => <TextField label="Nom" {...field} />,
  }),
  row<string>("password", {
    ...text,
    draw: (field) => <PasswordField label="Mot de passe" autoComplete="new-password" {...field} />,
  }),
  row<string>("text area", { ...text, draw: (field) => <TextAreaField label="Note" {...field} /> }),
  row<string>("search", { ...text, draw: (field) => <SearchField label="Chercher" {...field} /> }),
  row<string>("rich text", {
    ...text,
    filled: "<p>Doux</p>",
    draw: (field) => <RichTextField label="Mode d’emploi" {...field} />,
  }),
  row<number | null>("number", {
    empty: null,
    fill: "45",
    filled: 45,
    draw: (field) => <NumberField label="Durée" {...field} />,
  }),
  row<number | null>("money", {
    empty: null,
    fill: "49,90",
    filled: 4990,
    draw: (field) => <MoneyField label="Prix" {...field} />,
  }),
  row<number | null>("percent", {
    empty: null,
    fill: "20",
    filled: 20,
    draw: (field) => <PercentField label="Remise" {...field} />,
  }),
  row<number>("weight", {
    empty: 1,
    fill: "{ArrowRight}",
    filled: 2,
    draw: (field) => <WeightField label="Rides" {...field} />,
  }),
  row<number>("slider", {
    empty: 10,
    fill: "{ArrowRight}",
    filled: 15,
    draw: (field) => <Slider label="Durée" step={5} {...field} />,
  }),
  row<string>("date", {
    empty: "",
    fill: "21/11/2026",
    filled: "2026-11-21",
    draw: (field) => <DateField label="Jour" {...field} />,
  }),
  row<string>("color", {
    empty: "",
    fill: "#285CC2",
    filled: "#285cc2",
    draw: (field) => <ColorField label="Couleur" {...field} />,
  }),
  row<"serum" | "mask" | "">("select", {
    empty: "",
    fill: () => userEvent.selectOptions(document.querySelector("select")!, "mask"),
    filled: "mask",
    draw: (field) => <SelectField label="Type" placeholder="Choisissez" options={options} {...field} />,
  }),
  row<string | null>("combobox", {
    empty: null,
    fill: choose,
    filled: "mask",
    draw: (field) => <ComboboxField label="Type" options={options} {...field} />,
  }),
  row<string[]>("multi-select", {
    empty: [],
    fill: choose,
    filled: ["mask"],
    draw: (field) => <MultiSelectField label="Types" options={options} {...field} />,
  }),
  row<string[]>("tags", {
    empty: [],
    fill: "hiver{Enter}",
    filled: ["hiver"],
    draw: (field) => <TagsField label="Mots-clés" {...field} />,
  }),
  row<"serum" | "mask" | null>("radio", {
    empty: null,
    fill: " ",
    filled: "serum",
    draw: (field) => <RadioField label="Type" options={options} {...field} />,
  }),
  row<"serum" | "mask" | null>("segmented control", {
    empty: null,
    fill: " ",
    filled: "serum",
    draw: (field) => <SegmentedControl label="Type" options={options} {...field} />,
  }),
  row<readonly ("serum" | "mask")[]>("checkbox group", {
    empty: [],
    fill: " ",
    filled: ["serum"],
    draw: (field) => <CheckboxGroup label="Types" options={options} {...field} />,
  }),
  row<boolean>("checkbox", {
    empty: false,
    fill: " ",
    filled: true,
    draw: (field) => <CheckboxField label="J’ai relu" {...field} />,
  }),
  row<boolean>("switch", {
    empty: false,
    fill: " ",
    filled: true,
    draw: (field) => <SwitchField label="Active" {...field} />,
  }),
  row<FileChange>("file", {
    empty: "kept",
    fill: upload,
    filled: png,
    draw: (field) => <FileField label="Notice" {...field} />,
  }),
  row<FileChange>("picture", {
    empty: "kept",
    fill: upload,
    filled: png,
    draw: (field) => <PictureField label="Photo" {...field} />,
  }),
];

type Values = { value: unknown };
const schema = v.object({ value: v.unknown() });
const held: { form?: CarnationForm<Values, Values> } = {};

function OneField({ draw, empty }: Case<unknown>): ReactElement {
  const form = useCarnationForm({ schema, defaultValues: { value: empty } });
  useEffect(() => {
    held.form = form;
  }, [form]);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormField form={form} name="value">
        {(field) => draw(field as FormFieldBinding<unknown>)}
      </FormField>
    </Form>
  );
}

const root = pageRoot();

/** The control of the field, once it is there: an editor comes to life a moment after its frame. */
const control = () =>
  vi.waitFor(() => {
    const element = document.getElementById(`${held.form?.id}-value`);
    if (!element) throw new Error("no control has the id of the binding");
    return element;
  });

test.each(fields)("%s: `{...field}` gives it the focus, its value and its error", async (_, field) => {
  root.render(<OneField {...field} />);
  await control();
  held.form?.methods.setFocus("value");
  const element = await control();
  await vi.waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  await (typeof field.fill === "string" ? userEvent.keyboard(field.fill) : field.fill());
  await vi.waitFor(() => expect(held.form?.methods.getValues("value")).toStrictEqual(field.filled));

  held.form?.setErrors({ value: "Corrigez la valeur." });
  await vi.waitFor(() => {
    const described = (element.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain("Corrigez la valeur.");
    const invalid = element.closest("[aria-invalid]") ?? element.querySelector("[aria-invalid]");
    expect(invalid?.getAttribute("aria-invalid")).toBe("true");
  });
});
