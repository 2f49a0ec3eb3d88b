import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { useRef, type ReactNode } from "react";
import { SendDialog } from "../../../shared/sending/SendDialog.tsx";
import { prescription } from "./routines.ts";

interface SendPrescriptionProps {
  readonly diagnosis: Diagnosis;
  readonly customer: Customer | null;
  /** False while the routine on the page differs from the stored one. */
  readonly isSaved: boolean;
  readonly isEmpty: boolean;
  /** Saves what is not saved; resolves to whether all of it is. */
  readonly onKeep: () => Promise<boolean>;
  /** Receives the id of the sending. */
  readonly onSent: (id: string) => void;
}

/** Sends the prescription of a routine. It leaves as it is stored, so what is changed is saved first. */
export function SendPrescription(props: SendPrescriptionProps): ReactNode {
  const { diagnosis, customer, isSaved, isEmpty, onKeep, onSent } = props;
  const send = useRef<HTMLButtonElement>(null);
  const saveThenSend = async (): Promise<void> => {
    if (await onKeep()) requestAnimationFrame(() => send.current?.click());
  };
  return (
    <SendDialog
      outgoing={prescription}
      document={diagnosis.id}
      customer={customer}
      onSent={onSent}
      trigger={
        <Button
          ref={send}
          disabled={isEmpty}
          onClick={(event) => {
            if (isSaved) return;
            event.preventDefault();
            void saveThenSend();
          }}
        >
          Envoyer la prescription
        </Button>
      }
    />
  );
}
