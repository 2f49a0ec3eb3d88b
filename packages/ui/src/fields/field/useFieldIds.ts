import { useId } from "react";
import { idList } from "../internal/ids.ts";

export interface FieldIdsOptions {
  readonly id: string | undefined;
  readonly hint: unknown;
  readonly error: unknown;
  /** Ids of what the host itself says of the control. */
  readonly describedBy?: string | undefined;
}

export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly error: string;
  /** `aria-describedby` of the control: the error first, since it says what to do; the host's own words last. */
  readonly describedBy: string | undefined;
}

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error, describedBy }: FieldIdsOptions): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  return {
    ...ids,
    describedBy: idList(Boolean(error) && ids.error, Boolean(hint) && ids.hint, describedBy),
  };
}
