import type { CSSProperties } from "react";
import type { FieldProps, FieldTexts } from "./Field.tsx";

/** Properties of a field component that its `Field` takes. */
interface FrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly "aria-describedby"?: string | undefined;
}

type FrameKey = "label" | "labelAction" | "hint" | "error" | "required" | "id" | "className" | "style";

/**
 * Splits the properties of a field component into those of the `Field` around its control and those of the control itself,
 * which takes what `Field` draws it with after them: `<input {...rest} {...control} />`.
 */
export function splitFieldProps<Props extends FrameProps>(
  props: Props,
): [fieldProps: Omit<FieldProps, "children">, rest: Omit<Props, FrameKey>] {
  const { label, labelAction, hint, error, required, id, className, style, ...rest } = props;
  const describedBy = props["aria-describedby"];
  return [{ label, labelAction, hint, error, required, controlId: id, describedBy, className, style }, rest];
}
