"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { RequiredValue } from "../internal/RequiredValue.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { frRichTextField } from "../../foundations/messages/sections/choices.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { cleanRichText, richTextLength } from "./cleanRichText.ts";
import { LinkPanel } from "./LinkPanel.tsx";
import { RichText } from "./RichText.tsx";
import { richTextExtensions } from "./richTextExtensions.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";

export interface RichTextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"div">, "children" | "defaultValue" | "onChange"> {
  /** The text as clean HTML, `""` or `null` when empty, when the host holds it. */
  readonly value?: string | null | undefined;
  /** Text at first, as clean HTML. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives the text as clean HTML, `""` when empty. */
  readonly onValueChange?: ((html: string) => void) | undefined;
  /** Most characters, tags not counted. More can be written: the field says by how many it is too long. */
  readonly maxLength?: number | undefined;
  /** Shows how many characters are written. Always so with `maxLength`. @default false */
  readonly counter?: boolean | undefined;
  /** Shown while the text is empty. */
  readonly placeholder?: string | undefined;
  /** Name under which a form receives the HTML. */
  readonly name?: string | undefined;
  /** Cannot be written in, nor reached. @default false */
  readonly disabled?: boolean | undefined;
  /** Shows the text without its tools. */
  readonly readOnly?: boolean | undefined;
}

/**
 * A text with titles, lists, emphasis and links. `className`, `style` and `id` as in every field; the rest and
 * `ref` go to the frame of the text. The editor comes to life in the browser: a server draws the text itself.
 */
export const RichTextField = forwardRef<HTMLDivElement, RichTextFieldProps>(function RichTextField(
  {
    value,
    defaultValue = "",
    onValueChange,
    maxLength,
    counter = false,
    placeholder,
    name,
    disabled = false,
    readOnly = false,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const messages = useMessages("richTextField", frRichTextField);
  const locale = useLocale();
  const generated = useId();
  const controlId = fieldProps.controlId ?? generated;
  const [html, setHtml, reset] = useControllableState({
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
  });
  const sent = useRef<HTMLInputElement>(null);
  useFormReset(sent, reset);
  const [linkOpen, setLinkOpen] = useState(false);
  const openLink = useCallback(() => {
    setLinkOpen(true);
  }, []);
  const closeLink = useCallback(() => {
    setLinkOpen(false);
  }, []);

  const quantity = (count: number) => ({ amount: formatNumber(locale, count), count });
  const length = richTextLength(html);
  const excess = maxLength === undefined ? 0 : Math.max(0, length - maxLength);
  const problem = fieldProps.error ?? (excess > 0 ? messages.tooLong(quantity(excess)) : undefined);
  const locked = disabled || readOnly;
  const describedBy = [problem ? `${controlId}-error` : "", fieldProps.hint ? `${controlId}-hint` : ""]
    .filter(Boolean)
    .join(" ");

  const written = useRef(html);
  const extensions = useMemo(() => richTextExtensions(openLink), [openLink]);
  const editor = useEditor({
    extensions,
    content: html,
    editable: !locked,
    immediatelyRender: false,
    // Its sheet would go into the document: not into a shadow root, nor past a strict policy. The kit's own says the same.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        id: controlId,
        class: "cn-rich-text cn-rich-text-field__text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${controlId}-label`,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(problem ? { "aria-invalid": "true" } : {}),
        ...(fieldProps.required ? { "aria-required": "true" } : {}),
        ...(disabled ? { "aria-disabled": "true" } : {}),
        ...(readOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = cleanRichText(now.getHTML());
      setHtml(written.current);
    },
  });
  // What the host writes goes into the text; what comes back from the text does not move its caret.
  useEffect(() => {
    if (!editor || cleanRichText(html) === cleanRichText(written.current)) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  const focusFromLabel = (event: MouseEvent<HTMLDivElement>): void => {
    // A label leads to a native control only.
    if (event.target instanceof Element && event.target.closest("label")) editor?.commands.focus();
  };
  const count =
    maxLength === undefined
      ? messages.usedUnlimited(quantity(length))
      : messages.used({ ...quantity(length), limit: formatNumber(locale, maxLength) });
  return (
    <Field
      {...fieldProps}
      error={problem}
      controlId={controlId}
      describedBy={undefined}
      onClick={focusFromLabel}
    >
      {() => (
        <div className="cn-control cn-rich-text-field" data-locked={locked ? "" : undefined}>
          {locked ? null : <RichTextToolbar editor={editor} linkOpen={linkOpen} onLink={openLink} />}
          {linkOpen && editor && !locked ? <LinkPanel editor={editor} onClose={closeLink} /> : null}
          <div
            {...rest}
            ref={ref}
            className="cn-rich-text-field__frame"
            data-placeholder={html === "" ? placeholder : undefined}
          >
            {editor ? (
              <EditorContent editor={editor} />
            ) : (
              <RichText html={html} className="cn-rich-text-field__text" />
            )}
          </div>
          {counter || maxLength !== undefined ? (
            <span className="cn-rich-text-field__count">{count}</span>
          ) : null}
          <RequiredValue
            required={fieldProps.required}
            given={length > 0}
            disabled={locked}
            onFocus={() => editor?.commands.focus()}
          />
          {name ? <input ref={sent} type="hidden" name={name} value={html} disabled={disabled} /> : null}
        </div>
      )}
    </Field>
  );
});
