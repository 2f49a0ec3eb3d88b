"use client";

import { Undo2 } from "../../foundations/icons/Undo2.tsx";
import { Upload } from "../../foundations/icons/Upload.tsx";
import { forwardRef, useImperativeHandle } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { buttonClass } from "../../actions/button/button.variants.ts";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import type { FileValueProps } from "../file-field/FileValueProps.ts";
import { useFileChange } from "../file-field/useFileChange.ts";
import { useFileLimits } from "../file-field/useFileLimits.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatBytes } from "../files/formatBytes.ts";
import {
  frFileField,
  frFileIntake,
  frPictureField,
} from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { TextField } from "../text-field/TextField.tsx";
import { PicturePreview } from "./PicturePreview.tsx";

export interface PictureFieldProps extends FieldTexts, FileValueProps {
  /** Address of the picture that is stored now. */
  readonly src?: string | null | undefined;
  /** The description of the picture. Its field is there when `onAltChange` is given. */
  readonly alt?: string | undefined;
  /** Receives the description at each letter. */
  readonly onAltChange?: ((alt: string) => void) | undefined;
  /**
   * Way that the preview shows it: `cover` cut to the square of a list, `contain` whole, as a mark.
   * @default "cover"
   */
  readonly fit?: "cover" | "contain" | undefined;
  /** Media types that are taken, separated by commas. @default "image/jpeg,image/png,image/webp" */
  readonly accept?: string | undefined;
}

/**
 * One picture and how it will be cropped: chosen or dropped, replaced, removed, described. `className` and `style`
 * go to the field, everything else and `ref` to the `input`.
 */
export const PictureField = forwardRef<HTMLInputElement, PictureFieldProps>(function PictureField(
  {
    src = null,
    value,
    defaultValue = "kept",
    onValueChange,
    onProblemChange,
    alt = "",
    onAltChange,
    fit = "cover",
    accept = "image/jpeg,image/png,image/webp",
    maxBytes,
    validate,
    disabled = false,
    ...props
  },
  ref,
) {
  const [{ className, style, ...fieldProps }, rest] = splitFieldProps(props);
  const locale = useLocale();
  const messages = useMessages("pictureField", frPictureField);
  const files = useMessages("fileField", frFileField);
  const intake = useMessages("fileIntake", frFileIntake);
  const picture = useFileChange({
    value,
    defaultValue,
    onValueChange,
    onProblemChange,
    accept,
    maxBytes,
    validate,
    disabled,
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => picture.input.current);

  const file = picture.change instanceof File ? picture.change : null;
  const present = file !== null || (picture.change === "kept" && src !== null);
  const limits = useFileLimits(accept, maxBytes);
  const chosen = file ? files.chosen({ name: file.name, size: formatBytes(locale, file.size) }) : null;
  const removed = picture.change === "removed" && src !== null;
  const status = chosen ?? (removed ? messages.removed : present ? null : messages.none);
  return (
    <div className={cx("cn-picture-field-group", className)} style={style}>
      <Field {...fieldProps} hint={fieldProps.hint ?? limits} error={picture.problem ?? fieldProps.error}>
        {(control) => (
          <div
            {...picture.drop.handlers}
            className="cn-picture-field"
            data-fit={fit}
            {...(picture.drop.over ? { "data-over": "" } : {})}
          >
            <input
              {...rest}
              {...control}
              required={control.required && !present}
              aria-required={control.required}
              ref={picture.input}
              type="file"
              accept={accept}
              disabled={disabled}
              className="cn-picture-field__input cn-visually-hidden"
              onChange={picture.choose}
            />
            <PicturePreview picture={file ?? (present ? src : null)} alt={alt} />
            <div className="cn-picture-field__side">
              {status ? <p className="cn-picture-field__status">{status}</p> : null}
              <div className="cn-picture-field__actions">
                <label htmlFor={control.id} className={buttonClass({ variant: "outline" })}>
                  <Upload aria-hidden="true" />
                  {picture.checking ? intake.checking : present ? messages.replace : messages.choose}
                </label>
                {present && !disabled ? (
                  <Button
                    variant="text"
                    onClick={() => picture.set(file !== null && src === null ? "kept" : "removed")}
                  >
                    {messages.remove}
                  </Button>
                ) : null}
                {removed && !disabled ? (
                  <Button
                    variant="text"
                    icon={<Undo2 aria-hidden="true" />}
                    onClick={() => picture.set("kept")}
                  >
                    {messages.undoRemove}
                  </Button>
                ) : null}
              </div>
            </div>
            <output className="cn-visually-hidden">
              {picture.problem ?? chosen ?? (removed ? status : "")}
            </output>
          </div>
        )}
      </Field>
      {onAltChange && present ? (
        <TextField
          label={messages.alternative}
          hint={messages.alternativeHint}
          value={alt}
          disabled={disabled}
          onChange={(event) => onAltChange(event.currentTarget.value)}
        />
      ) : null}
    </div>
  );
});
