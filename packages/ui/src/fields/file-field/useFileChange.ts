"use client";

import { type ChangeEvent, type RefObject, useEffect, useRef } from "react";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { type DropTarget, useDropTarget } from "../files/useDropTarget.ts";
import { type FileIntake, type FileIntakeOptions, useFileIntake } from "../files/useFileIntake.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useSubmitHold } from "../internal/useSubmitHold.ts";
import type { FileChange } from "./fileChange.ts";

export interface FileChangeOptions extends Omit<FileIntakeOptions, "onFile"> {
  readonly value: FileChange | null | undefined;
  readonly defaultValue: FileChange;
  readonly onValueChange: ((value: FileChange) => void) | undefined;
  readonly onProblemChange: ((problem: string | null) => void) | undefined;
  readonly disabled: boolean;
}

export interface FileChangeState extends Pick<FileIntake, "problem" | "checking"> {
  readonly change: FileChange;
  /** For the native file input. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly choose: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Takes the file away, or back, and gives the focus to the input: its button is about to go. */
  readonly set: (change: "kept" | "removed") => void;
  readonly drop: DropTarget;
}

/** Behaviour of a field that holds one file: choice, drop, refusal, removal, and the reset of its form. */
export function useFileChange({
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  disabled,
  ...rules
}: FileChangeOptions): FileChangeState {
  const input = useRef<HTMLInputElement>(null);
  const [change, setChange] = useControllableState<FileChange>({
    value: value === null ? "kept" : value,
    defaultValue,
    onValueChange,
  });
  const intake = useFileIntake({ ...rules, onFile: setChange });
  const drop = useDropTarget((files) => void intake.take(files), disabled);
  useFormReset(input, () => {
    intake.forget();
    setChange(defaultValue);
  });

  useSubmitHold(input, { pending: intake.checking, refused: intake.problem !== null });

  const { problem } = intake;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    onProblemChange?.(problem);
  }, [problem, onProblemChange]);

  // The native input follows the value, so that a plain form sends the file that is shown.
  useEffect(() => {
    const control = input.current;
    if (!control || typeof DataTransfer === "undefined") return;
    const [held] = control.files ?? [];
    if (held === change || (!held && !(change instanceof File))) return;
    const files = new DataTransfer();
    if (change instanceof File) files.items.add(change);
    control.files = files.files;
  }, [change]);

  return {
    change,
    input,
    problem: intake.problem,
    checking: intake.checking,
    drop,
    choose: (event) => {
      const files = [...(event.currentTarget.files ?? [])];
      // The same file can be chosen again after it was refused.
      event.currentTarget.value = "";
      void intake.take(files);
    },
    set: (next) => {
      intake.forget();
      setChange(next);
      input.current?.focus();
    },
  };
}
