import type { Diagnosis } from "@carnation/product/diagnosis";
import { ActionBar } from "@carnation/ui/app-shell";
import { IconButton } from "@carnation/ui/icon-button";
import { MarkReviewActions } from "@carnation/ui/mark-review";
import { Menu, MenuItem } from "@carnation/ui/menu";
import { Ellipsis } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { RoutineLink } from "../../../shared/care/RoutineLink.tsx";
import { CompareWithOthers } from "../../../shared/comparison/CompareLink.tsx";
import { AssociateCustomer } from "./AssociateCustomer.tsx";
import type { MarksPanel } from "./marks/useMarksPanel.ts";
import type { ResultsView } from "./useResultsView.ts";

interface ResultsFootProps {
  readonly diagnosis: Diagnosis;
  /** The marks that are being verified: their end comes first. */
  readonly marks: MarksPanel | null;
  readonly view: ResultsView;
  readonly onSend: () => void;
}

/** The actions of a result where the page is one column: at the foot of the window, whatever part of it is read. */
export function ResultsFoot({ diagnosis, marks, view, onSend }: ResultsFootProps): ReactNode {
  // What is chosen begins once the menu has given the focus back to its button: it then returns there, and no paper has a menu.
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: () => void) => (): void => {
    chosen.current = act;
  };
  return (
    <ActionBar>
      {marks === null ? (
        <ResultActions diagnosis={diagnosis} />
      ) : (
        <MarkActions diagnosis={diagnosis} marks={marks} />
      )}
      <Menu
        side="top"
        align="end"
        onCloseAutoFocus={() => {
          if (chosen.current) queueMicrotask(chosen.current);
          chosen.current = null;
        }}
        trigger={
          <IconButton
            bordered
            label="Autres actions"
            // The marks of a phone leave two buttons their words.
            className={marks === null ? "" : "max-tablet:hidden"}
            icon={<Ellipsis aria-hidden="true" size={20} strokeWidth={1.5} />}
          />
        }
      >
        <MenuItem onSelect={choose(() => view.present(true))}>Mode présentation</MenuItem>
        <MenuItem onSelect={choose(onSend)}>Envoyer les résultats</MenuItem>
        <MenuItem onSelect={choose(() => window.print())}>Imprimer ou enregistrer en PDF</MenuItem>
      </Menu>
    </ActionBar>
  );
}

function ResultActions({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { id, customer } = diagnosis;
  return (
    <>
      <RoutineLink diagnosis={diagnosis} />
      {customer === null ? (
        <AssociateCustomer diagnosisId={id} />
      ) : (
        <CompareWithOthers plain diagnosis={diagnosis} customer={customer} />
      )}
    </>
  );
}

function MarkActions({
  diagnosis,
  marks,
}: Pick<ResultsFootProps, "diagnosis"> & { readonly marks: MarksPanel }): ReactNode {
  const { reviewing, decisions } = marks;
  const buttons = useRef<HTMLDivElement>(null);
  const { confirmed = false } = decisions;
  const before = useRef(confirmed);
  // Other buttons take the place of the one that was pressed: a keyboard goes on beside them.
  useEffect(() => {
    if (before.current === confirmed) return;
    before.current = confirmed;
    if (document.activeElement === document.body) buttons.current?.focus({ preventScroll: true });
  }, [confirmed]);
  return (
    <MarkReviewActions
      ref={buttons}
      tabIndex={-1}
      className="min-w-0 flex-1 outline-none"
      marks={decisions.marks}
      confirmed={confirmed}
      adding={decisions.adding}
      onAdd={decisions.onAdd}
      onCancelAdd={decisions.onCancelAdd}
      onConfirm={reviewing.confirm}
      onReopen={reviewing.reopen}
      nextAction={<RoutineLink diagnosis={diagnosis} />}
    />
  );
}
