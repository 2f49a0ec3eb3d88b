"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";

interface ConfirmationOptions {
  readonly onConfirm: () => void | Promise<void>;
  readonly onDone: () => void;
  /** The sentence of a failure. */
  readonly describeError: (error: unknown) => ReactNode;
}

interface Confirmation {
  readonly pending: boolean;
  readonly error: ReactNode;
  readonly run: () => Promise<void>;
  readonly forget: () => void;
}

/** Runs what was confirmed, once, and keeps its failure to be read. */
export function useConfirmation({ onConfirm, onDone, describeError }: ConfirmationOptions): Confirmation {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const running = useRef(false);
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(undefined);
    try {
      await onConfirm();
      onDone();
    } catch (failure) {
      setError(describeError(failure));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, error, run, forget: useCallback(() => setError(undefined), []) };
}
