import { FormField } from "@carnation/ui/form";
import type { CarnationForm } from "@carnation/ui/form";
import { PictureField } from "@carnation/ui/picture-field";
import type { ReactNode } from "react";
import { pictureChoice } from "../browser/pictureChoice.ts";
import { useReportRefusal } from "../forms/pictureRefusal.ts";
import type { Pictured } from "./Resource.ts";

interface RecordPictureFieldProps<Input extends Record<string, unknown>, Output> {
  readonly form: CarnationForm<Input & Pictured, Output & Pictured>;
  /** Address of the picture that is stored. */
  readonly src: string | null;
  /** @default « Photo (facultative) » */
  readonly label?: string;
  readonly hint?: string;
}

/** The field of a record's picture, within the limits of the domain. */
export function RecordPictureField<Input extends Record<string, unknown>, Output>({
  form,
  src,
  label = "Photo (facultative)",
  hint,
}: RecordPictureFieldProps<Input, Output>): ReactNode {
  // The same form, of which only this field matters here.
  const pictured = form as unknown as CarnationForm<Pictured & Record<string, unknown>, Pictured>;
  const reportRefusal = useReportRefusal();
  return (
    <FormField form={pictured} name="picture">
      {({ value, ...field }) => (
        <PictureField
          label={label}
          hint={hint}
          src={src}
          {...pictureChoice}
          onProblemChange={reportRefusal}
          {...field}
          value={value instanceof File || value === "removed" ? value : "kept"}
        />
      )}
    </FormField>
  );
}
