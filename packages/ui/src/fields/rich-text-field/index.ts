export { cleanRichText, richTextLength, richTextToPlain } from "./cleanRichText.ts";
export { RichText, type RichTextProps } from "./RichText.tsx";
export { RichTextField, type RichTextFieldProps } from "./RichTextField.tsx";
