import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";

/** Way that a record of a resource is deleted, from its list and from its page. */
export interface Deletion<T> {
  /** The verb with its object: « Supprimer la contre-indication ». */
  readonly verb: string;
  /** Asks before it is deleted. `onClose` is called when the question is closed, whatever the answer. */
  readonly question: (record: T, onClose: () => void) => ReactNode;
}

interface DeletionButtonProps<T> {
  readonly record: T;
  readonly deletion: Deletion<T>;
}

/** The button of a record's page that asks before it deletes it. */
export function DeletionButton<T>({
  record,
  deletion: { verb, question },
}: DeletionButtonProps<T>): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {verb}
      </Button>
      {asked ? question(record, () => setAsked(false)) : null}
    </>
  );
}
