import { type ReactNode, StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { ColorField } from "../color-field/ColorField.tsx";
import { ComboboxField } from "../combobox-field/ComboboxField.tsx";
import { DateField } from "../date-field/DateField.tsx";
import { FileField } from "../file-field/FileField.tsx";
import { MultiSelectField } from "../multi-select-field/MultiSelectField.tsx";
import { MoneyField } from "../number-field/MoneyField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { PictureField } from "../picture-field/PictureField.tsx";
import { RadioField } from "../radio-field/RadioField.tsx";
import { RichTextField } from "../rich-text-field/RichTextField.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { SelectField } from "../select-field/SelectField.tsx";
import { SignaturePad } from "../signature-pad/SignaturePad.tsx";
import { TagsField } from "../tags-field/TagsField.tsx";
import { TextAreaField } from "../text-area-field/TextAreaField.tsx";
import { TextField } from "../text-field/TextField.tsx";

const root = pageRoot();
const towns = ["lyon", "nice"].map((value) => ({ value, label: value.toUpperCase() }));
const file = { name: "contrat.pdf" };
const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const signature = { kind: "typed", name: "Anaïs Morel", confirmed: true } as const;

const fields: readonly [string, (given: boolean) => ReactNode][] = [
  ["TextField", (given) => <TextField label="Champ" required defaultValue={given ? "mot" : ""} />],
  ["TextAreaField", (given) => <TextAreaField label="Champ" required defaultValue={given ? "mot" : ""} />],
  [
    "PasswordField",
    (given) => (
      <PasswordField label="Champ" autoComplete="new-password" required defaultValue={given ? "mot" : ""} />
    ),
  ],
  ["NumberField", (given) => <NumberField label="Champ" required defaultValue={given ? 4 : null} />],
  ["MoneyField", (given) => <MoneyField label="Champ" required defaultValue={given ? 400 : null} />],
  ["DateField", (given) => <DateField label="Champ" required defaultValue={given ? "2026-11-21" : ""} />],
  ["ColorField", (given) => <ColorField label="Champ" required defaultValue={given ? "#00594c" : ""} />],
  [
    "SelectField",
    (given) => (
      <SelectField
        label="Champ"
        required
        placeholder="Choisir"
        options={towns}
        defaultValue={given ? "nice" : ""}
      />
    ),
  ],
  [
    "ComboboxField",
    (given) => <ComboboxField label="Champ" required options={towns} defaultValue={given ? "nice" : null} />,
  ],
  [
    "MultiSelectField",
    (given) => (
      <MultiSelectField label="Champ" required options={towns} defaultValue={given ? ["nice"] : []} />
    ),
  ],
  ["TagsField", (given) => <TagsField label="Champ" required defaultValue={given ? ["un"] : []} />],
  [
    "RadioField",
    (given) => <RadioField label="Champ" required options={towns} defaultValue={given ? "nice" : null} />,
  ],
  [
    "SegmentedControl",
    (given) => (
      <SegmentedControl label="Champ" required options={towns} defaultValue={given ? "nice" : null} />
    ),
  ],
  ["CheckboxField", (given) => <CheckboxField label="Champ" required defaultChecked={given} />],
  ["FileField", (given) => <FileField label="Champ" required {...(given ? { stored: file } : {})} />],
  ["PictureField", (given) => <PictureField label="Champ" required alt="" src={given ? picture : null} />],
  [
    "RichTextField",
    (given) => <RichTextField label="Champ" required defaultValue={given ? "<p>mot</p>" : ""} />,
  ],
  [
    "SignaturePad",
    (given) => <SignaturePad label="Champ" required defaultValue={given ? signature : null} />,
  ],
];

async function send(field: ReactNode): Promise<number> {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  root.render(
    <StrictMode>
      <form onSubmit={sent}>
        {field}
        <button type="submit">Envoyer</button>
      </form>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(document.querySelector("[type=submit]")).not.toBeNull());
  await userEvent.click(document.querySelector("[type=submit]")!);
  return sent.mock.calls.length;
}

test.each(fields)(
  "%s that is required and empty keeps a native form from being sent, and takes the focus",
  async (_, field) => {
    expect(await send(field(false))).toBe(0);
    const { activeElement } = document;
    expect(document.querySelector("form")!.contains(activeElement)).toBe(true);
    expect(activeElement?.getAttribute("type")).not.toBe("submit");
    expect(activeElement?.getAttribute("aria-hidden")).toBeNull();
  },
);

test.each(fields)("%s that is required and given lets a native form be sent", async (_, field) => {
  expect(await send(field(true))).toBe(1);
});
