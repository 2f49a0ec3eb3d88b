"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { frFileIntake } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { acceptedFormats, fileProblem, type FileRules } from "./fileRules.ts";
import { formatBytes } from "./formatBytes.ts";

/**
 * The host's own check of a file: the sentence that says why it is refused, `null` to take it, or the file to take in
 * its place, converted or reduced. A rejection refuses it too, and is reported.
 */
export type FileCheck = (file: File) => FileVerdict | Promise<FileVerdict>;
type FileVerdict = string | File | null;

export interface FileIntakeOptions extends FileRules {
  readonly validate?: FileCheck | undefined;
  readonly onFile: (file: File) => void;
}

export interface FileIntake {
  /** Reason why the last file was refused, as a sentence; `null` after a file was taken. */
  readonly problem: string | null;
  /** True when the host's check is under way. */
  readonly checking: boolean;
  /** Checks what was chosen, dropped or pasted, and hands on the one good file. */
  readonly take: (files: Iterable<File>) => Promise<void>;
  /** Gives up a check that is under way, and what was said of the last file. */
  readonly forget: () => void;
}

/** Checks files before they are taken, whichever way they came. Of two in a row the last one counts. */
export function useFileIntake({ accept, maxBytes, validate, onFile }: FileIntakeOptions): FileIntake {
  const locale = useLocale();
  const messages = useMessages("fileIntake", frFileIntake);
  const [problem, setProblem] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  /** The file to take, or why there is none. */
  const judge = async (file: File): Promise<string | File> => {
    switch (fileProblem(file, { accept, maxBytes })) {
      case "wrongType":
        return messages.wrongType({
          accepted: acceptedFormats(accept, { locale, anyImage: messages.anyImage }),
        });
      case "tooLarge":
        return messages.tooLarge({
          size: formatBytes(locale, file.size),
          limit: formatBytes(locale, maxBytes ?? 0),
        });
      case "empty":
        return messages.empty;
      case null:
        return (await validate?.(file)) ?? file;
    }
  };

  const take = async (files: Iterable<File>): Promise<void> => {
    const [file, ...others] = files;
    if (!file) return;
    const turn = ++latest.current;
    if (others.length > 0) {
      setChecking(false);
      setProblem(messages.several);
      return;
    }
    setChecking(true);
    let found: string | File;
    try {
      found = await judge(file);
    } catch (error) {
      found = messages.unchecked;
      reportError(error);
    }
    if (turn !== latest.current) return;
    setChecking(false);
    setProblem(typeof found === "string" ? found : null);
    if (typeof found !== "string") onFile(found);
  };

  const forget = useCallback(() => {
    latest.current += 1;
    setChecking(false);
    setProblem(null);
  }, []);
  return { problem, checking, take, forget };
}
