import type { ComponentPropsWithoutRef } from "react";
import type { FileCheck } from "../files/useFileIntake.ts";
import type { FileChange } from "./fileChange.ts";

/** Describes what every field that holds one file takes beside its texts. */
export interface FileValueProps extends Omit<
  ComponentPropsWithoutRef<"input">,
  "required" | "type" | "value" | "defaultValue" | "multiple" | "onChange" | "src" | "alt"
> {
  /** A new file, or what becomes of the stored one; `null` keeps it. */
  readonly value?: FileChange | null | undefined;
  /** State at first, when the host does not hold it. @default "kept" */
  readonly defaultValue?: FileChange | undefined;
  /** Receives the new file, or what becomes of the stored one. */
  readonly onValueChange?: ((value: FileChange) => void) | undefined;
  /** Receives why the last file was refused; null once another is taken, or none is wanted. */
  readonly onProblemChange?: ((problem: string | null) => void) | undefined;
  /** Largest size, in bytes. */
  readonly maxBytes?: number | undefined;
  /** The host's own check: the sentence that says why a file is refused, or `null`. */
  readonly validate?: FileCheck | undefined;
}
