import {
  isEmptyRoutine,
  removedSteps,
  restoreStep,
  type Routine,
  routineWarnings,
} from "@carnation/domain/routine";
import { contraindicatedSteps } from "@carnation/domain/internal/routine";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { prescriptionObstacle } from "@carnation/product/prescription";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ActionBar } from "@carnation/ui/app-shell";
import { useToast } from "@carnation/ui/toast";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useBlocker, useNavigate } from "react-router";
import type { Care } from "../../../shared/care/useCare.ts";
import { useNarrow } from "../../../shared/browser/useNarrow.ts";
import { useStacked } from "../../../shared/browser/useStacked.ts";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { SentNotice } from "../../../shared/sending/SentNotice.tsx";
import { FollowUp } from "./FollowUp.tsx";
import { NothingProposed } from "./NothingProposed.tsx";
import { RoutineBoardSection } from "./RoutineBoardSection.tsx";
import { RoutineCheck } from "./RoutineCheck.tsx";
import { RoutineConflict } from "./RoutineConflict.tsx";
import { RoutineHeader } from "./RoutineHeader.tsx";
import { RoutineQuestion, type Question } from "./RoutineQuestion.tsx";
import { quoteOfRoutine, RoutineTotal, TotalAmount } from "./RoutineTotal.tsx";
import { RoutineWarnings } from "./RoutineWarnings.tsx";
import { SendPrescription } from "./SendPrescription.tsx";
import { SetAside } from "./SetAside.tsx";
import { useRoutineEditing } from "./useRoutineEditing.ts";

interface RoutineEditorProps {
  readonly diagnosis: Diagnosis;
  /** Null for a quick diagnosis. */
  readonly customer: Customer | null;
  readonly care: Care;
  /** True when the result itself could be read, from which the reasons are. */
  readonly hasResult: boolean;
}

/** Holds what stays when somebody leaves: the tab keeps what was changed. */
const leaving = {
  consequence:
    "Vos modifications ne sont pas enregistrées. Elles restent dans cet onglet, où vous les retrouverez.",
};

/** The page of a routine: the moments with their steps, what to mind, what was set aside, and what follows. */
export function RoutineEditor({ diagnosis, customer, care, hasResult }: RoutineEditorProps): ReactNode {
  const { proposal, reasons, known, subcategories } = care;
  const editing = useRoutineEditing(diagnosis, proposal.routine);
  const { routine, dirty, isStored, apply, save } = editing;
  const online = useOnline();
  const isNarrow = useStacked();
  const isPhone = useNarrow();
  const navigate = useNavigate();
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const warnings = useMemo(
    () => routineWarnings(routine, known, subcategories),
    [routine, known, subcategories],
  );
  const forbidden = useMemo(() => contraindicatedSteps(routine, reasons), [routine, reasons]);

  const rearrange = (next: Routine): void => {
    const removed = removedSteps(routine, next);
    editing.change(next);
    for (const { step, ...position } of removed) {
      toast.show({
        message: `«\u00A0${step.label}\u00A0» est retiré de la routine.`,
        action: {
          label: "Annuler",
          onAction: () => latest.current.apply(restoreStep(latest.current.routine, step, position)),
        },
      });
    }
  };
  /** Tells whether the routine can leave as it is stored: with every step that is set aside accounted for. */
  const keep = async (): Promise<boolean> => {
    const found = prescriptionObstacle(routine, reasons);
    setObstacle(found?.message ?? null);
    if (found) return false;
    return dirty || !isStored ? save() : true;
  };
  const giveUp = (): void => {
    const own = routine;
    editing.discard();
    toast.show({
      message: "Vos modifications sont retirées.",
      action: { label: "Rétablir", onAction: () => latest.current.change(own) },
    });
  };
  const startAgain = (): void => {
    const { note, nextPhoto } = routine;
    const before = routine;
    editing.change({ ...proposal.routine, note, nextPhoto: nextPhoto ?? proposal.routine.nextPhoto });
    toast.show({
      message: "La routine repart de la proposition.",
      action: { label: "Rétablir", onAction: () => latest.current.change(before) },
    });
  };
  const saveNow = async (): Promise<void> => {
    // An empty routine can be saved; only what is set aside without a reason cannot.
    setObstacle(forbidden.length > 0 ? (prescriptionObstacle(routine, reasons)?.message ?? null) : null);
    if (forbidden.length > 0) return;
    if ((isStored && !dirty) || (await save()))
      toast.show({ id: "routine-saved", tone: "success", message: "La routine est enregistrée." });
  };
  const showQuote = async (): Promise<void> => {
    if (!(await keep())) return;
    isLeaving.current = true;
    void navigate(paths.quote(diagnosis.id));
  };
  const ask = (asked: Question): void => setQuestion(asked);
  const isEmpty = isEmptyRoutine(routine);
  const failure = obstacle ?? editing.failure;
  const quote = quoteOfRoutine(routine, care);
  const points = warnings.length + forbidden.length;
  const prepareQuote = (
    <Button
      variant="primary"
      className={isNarrow ? "flex-1" : ""}
      disabled={quote.lines.length === 0}
      onClick={() => void showQuote()}
    >
      Préparer le devis
    </Button>
  );
  const sendPrescription = (
    <SendPrescription
      diagnosis={diagnosis}
      customer={customer}
      isSaved={isStored && !dirty}
      isEmpty={isEmpty}
      onKeep={keep}
      onSent={setSent}
    />
  );
  return (
    <PageMain>
      <RoutineHeader
        diagnosis={diagnosis}
        customer={customer}
        editing={editing}
        onSave={() => void saveNow()}
        onGiveUp={giveUp}
        onStartAgain={isEmptyRoutine(proposal.routine) ? null : startAgain}
      />
      <div className="mt-4 grid gap-3 empty:hidden">
        {sent === null ? null : (
          <SentNotice id={sent} what="Prescription" customer={customer === null ? null : customer.id} />
        )}
        {editing.conflict === null ? null : (
          <RoutineConflict editing={editing} other={editing.conflict} onGiveUp={giveUp} />
        )}
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        {hasResult ? null : (
          <Alert>
            {online ? "Le résultat ne peut pas être lu pour l’instant." : "Vous êtes hors connexion."} Les
            raisons affichées sont celles du jour du diagnostic.
          </Alert>
        )}
        <RoutineWarnings warnings={warnings} forbidden={forbidden} onAsk={ask} />
      </div>
      <div className="mt-7 grid gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {isEmpty ? <NothingProposed proposal={proposal} onAsk={ask} /> : null}
          <RoutineBoardSection
            routine={routine}
            care={care}
            warnings={warnings}
            onRearrange={rearrange}
            onApply={apply}
            onAsk={ask}
          />
          <SetAside routine={routine} care={care} onAsk={ask} />
        </div>
        <aside
          aria-label="Total et suite"
          className="grid min-w-0 content-start gap-6 self-start rounded-panel border border-line bg-surface p-5"
        >
          <div className="grid content-start gap-4">
            <RoutineTotal routine={routine} quote={quote} />
            {isEmpty || points > 0 ? null : (
              <RoutineCheck routine={routine} care={care} customer={customer} />
            )}
          </div>
          <FollowUp diagnosis={diagnosis} editing={editing} />
          <div className="grid gap-2.5 empty:hidden">
            {isNarrow ? null : prepareQuote}
            {isNarrow && !isPhone ? null : sendPrescription}
          </div>
        </aside>
      </div>
      {isNarrow ? (
        <ActionBar className="-mx-(--cn-gutter) mt-8 items-center">
          {isEmpty ? null : (
            <span className="grid">
              <span className="text-small text-ink-2">Total</span>
              <TotalAmount quote={quote} />
            </span>
          )}
          {prepareQuote}
          {isPhone ? null : sendPrescription}
        </ActionBar>
      ) : null}
      {question === null ? null : (
        <RoutineQuestion
          question={question}
          routine={routine}
          care={care}
          onApply={apply}
          onAsk={ask}
          onClose={() => setQuestion(null)}
        />
      )}
      <UnsavedChangesGuard dirty={dirty} blocker={blocker} words={leaving} />
    </PageMain>
  );
}
