import { useState } from "react";
import { frChoiceList } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { ChoiceOption } from "./choiceRows.ts";

/** Makes a new option of a text. A rejection is shown in the list, and the text kept. */
export type CreateOption = (label: string) => ChoiceOption | Promise<ChoiceOption>;

export interface Creation {
  readonly busyText: string | undefined;
  readonly failureText: string | undefined;
  /** Creates the option and hands it to `onCreated`. */
  readonly create: (text: string) => Promise<void>;
  readonly forgetFailure: () => void;
}

/** One creation at a time, and what to say of it. */
export function useCreation(
  onCreate: CreateOption | undefined,
  onCreated: (option: ChoiceOption) => void,
): Creation {
  const messages = useMessages("choiceList", frChoiceList);
  const [state, setState] = useState<{ readonly text: string; readonly failed: boolean }>();
  const create = async (text: string): Promise<void> => {
    if (!onCreate || (state && !state.failed)) return;
    setState({ text, failed: false });
    try {
      const option = await onCreate(text);
      setState(undefined);
      onCreated(option);
    } catch {
      setState({ text, failed: true });
    }
  };
  return {
    busyText: state && !state.failed ? messages.creating({ text: state.text }) : undefined,
    failureText: state?.failed ? messages.createFailed({ text: state.text }) : undefined,
    create,
    forgetFailure: () => {
      setState((current) => (current?.failed ? undefined : current));
    },
  };
}
