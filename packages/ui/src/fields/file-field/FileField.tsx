"use client";

import { FileText } from "../../foundations/icons/FileText.tsx";
import { Undo2 } from "../../foundations/icons/Undo2.tsx";
import { Upload } from "../../foundations/icons/Upload.tsx";
import { forwardRef, useImperativeHandle } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { buttonClass } from "../../actions/button/button.variants.ts";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { formatBytes } from "../files/formatBytes.ts";
import { frFileField, frFileIntake } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { FileValueProps } from "./FileValueProps.ts";
import { useFileChange } from "./useFileChange.ts";
import { useFileLimits } from "./useFileLimits.ts";

/** A file that is stored already. */
export interface StoredFile {
  /** Name of the file. */
  readonly name: string;
  /** In bytes. */
  readonly size?: number | undefined;
  /** Place where it can be read. */
  readonly href?: string | undefined;
}

export interface FileFieldProps extends FieldTexts, FileValueProps {
  /** The file that is stored now. */
  readonly stored?: StoredFile | undefined;
}

/**
 * One file: its name and size, chosen or dropped, replaced, removed. `className` and `style` go to the field,
 * everything else and `ref` to the `input`.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  {
    stored,
    value,
    defaultValue = "kept",
    onValueChange,
    onProblemChange,
    accept,
    maxBytes,
    validate,
    disabled = false,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const locale = useLocale();
  const messages = useMessages("fileField", frFileField);
  const intake = useMessages("fileIntake", frFileIntake);
  const file = useFileChange({
    value,
    defaultValue,
    onValueChange,
    onProblemChange,
    accept,
    maxBytes,
    validate,
    disabled,
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => file.input.current);

  const kept = file.change === "kept" ? stored : undefined;
  const shown = file.change instanceof File ? file.change : kept;
  const size = shown?.size === undefined ? null : formatBytes(locale, shown.size);
  const removed = file.change === "removed" && stored !== undefined;
  const limits = useFileLimits(accept, maxBytes);
  const spoken = shown
    ? messages.chosen({ name: shown.name, size: size ?? "" })
    : removed
      ? messages.removed
      : "";
  return (
    <Field {...fieldProps} hint={fieldProps.hint ?? limits} error={file.problem ?? fieldProps.error}>
      {(control) => (
        <div
          {...file.drop.handlers}
          className="cn-file-field"
          {...(file.drop.over ? { "data-over": "" } : {})}
          {...(shown ? { "data-filled": "" } : {})}
        >
          <input
            {...rest}
            {...control}
            required={control.required && shown === undefined}
            aria-required={control.required}
            ref={file.input}
            type="file"
            accept={accept}
            disabled={disabled}
            className="cn-file-field__input cn-visually-hidden"
            onChange={file.choose}
          />
          <FileText aria-hidden="true" className="cn-file-field__icon" />
          <span className="cn-file-field__text">
            {shown ? (
              <span className="cn-file-field__name">
                {kept?.href ? <a href={kept.href}>{shown.name}</a> : shown.name}
              </span>
            ) : (
              <span className="cn-file-field__none">{removed ? messages.removed : messages.none}</span>
            )}
            {size ? <span className="cn-file-field__size">{size}</span> : null}
          </span>
          <span className="cn-file-field__actions">
            <label htmlFor={control.id} className={buttonClass({ variant: "outline" })}>
              <Upload aria-hidden="true" />
              {file.checking ? intake.checking : shown ? messages.replace : messages.choose}
            </label>
            {shown && !disabled ? (
              <Button variant="text" onClick={() => file.set(stored ? "removed" : "kept")}>
                {messages.remove}
              </Button>
            ) : null}
            {removed && !disabled ? (
              <Button variant="text" icon={<Undo2 aria-hidden="true" />} onClick={() => file.set("kept")}>
                {messages.restore}
              </Button>
            ) : null}
          </span>
          <output className="cn-visually-hidden">{file.problem ?? spoken}</output>
        </div>
      )}
    </Field>
  );
});
