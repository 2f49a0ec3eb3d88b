import { type CareMoment, findStep, type Routine, type RoutineChange } from "@carnation/domain/routine";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";
import { AddOwn } from "./AddOwn.tsx";
import { AddStep, ReplaceStep } from "./ChooseCare.tsx";
import { EditStep } from "./EditStep.tsx";
import { KeepDespite } from "./KeepDespite.tsx";

/** Describes what is asked over the routine: a product to add or to put in another's place, words, a reason. */
export type Question =
  | {
      readonly kind: "add";
      readonly moment: CareMoment;
      /** Holds what is looked for at first. */ readonly words?: string;
    }
  | { readonly kind: "own"; readonly moment: CareMoment }
  | { readonly kind: "replace"; readonly step: string }
  | { readonly kind: "edit"; readonly step: string }
  /** Reason why something that is set aside is taken none the less. */
  | { readonly kind: "despite"; readonly recommendation: string; readonly moment: CareMoment };

/** Describes what every question over the routine is given. */
export interface QuestionProps {
  readonly routine: Routine;
  readonly care: Care;
  /** Takes over a change, or says why there is none. */
  readonly onApply: (change: RoutineChange) => boolean;
  /** Asks something else instead. */
  readonly onAsk: (question: Question) => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the routine. */
export function RoutineQuestion({
  question,
  ...props
}: QuestionProps & { readonly question: Question }): ReactNode {
  switch (question.kind) {
    case "add":
      return <AddStep {...props} moment={question.moment} words={question.words} />;
    case "own":
      return <AddOwn {...props} moment={question.moment} />;
    case "despite": {
      const choice = props.care.choiceOf(question.recommendation);
      return choice ? <KeepDespite {...props} choice={choice} moment={question.moment} /> : null;
    }
    default: {
      const found = findStep(props.routine, question.step);
      if (!found) return null;
      const Asked = question.kind === "edit" ? EditStep : ReplaceStep;
      return <Asked {...props} moment={found.moment} step={found.step} />;
    }
  }
}
