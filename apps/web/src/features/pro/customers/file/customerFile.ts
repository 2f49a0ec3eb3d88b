import type { CustomerToSave, ListState, QuoteFile, Workspace } from "@carnation/data";
import type { Customer } from "@carnation/product/customer";
import type { IssuedQuote } from "@carnation/product/quote";
import type { Sending } from "@carnation/product/sending";
import { watchFamily } from "../../../../shared/watch/watchAtom.ts";

/** Gives what was sent to a client, newest first. */
export const sendingsOf = watchFamily<ListState<Sending>>((workspace, id, onNext, onError) =>
  workspace.sendings.watchOf(id, onNext, onError),
);

/** The quotes of a client, newest first. */
export const quotesOfCustomer = watchFamily<ListState<IssuedQuote>>((workspace, id, onNext, onError) =>
  workspace.quotes.watchOfCustomer(id, onNext, onError),
);

/** Reads a quote as it was signed, or as it would leave now. */
export const readQuote = (workspace: Workspace, id: string): Promise<QuoteFile> =>
  workspace.quotes.preview(id);

/** Queues once more what was refused. */
export const resend = (workspace: Workspace, id: string): Promise<void> => workspace.sendings.resend(id);

/** Reads the document that was sent along. */
export const readAttachment = (workspace: Workspace, sending: Pick<Sending, "id">): Promise<Blob> =>
  workspace.sendings.attachment(sending);

/** Saves the notes about a client, unless somebody else changed the client since they were read. */
export const saveNotes = (workspace: Workspace, seen: Customer, notes: string): Promise<void> =>
  change(workspace, seen, { notes });

/** Saves the precautions of a client, under the same condition. */
export const savePrecautions = (
  workspace: Workspace,
  seen: Customer,
  contraindications: readonly string[],
): Promise<void> => change(workspace, seen, { contraindications: [...contraindications] });

function change(workspace: Workspace, seen: Customer, changed: Partial<CustomerToSave>): Promise<void> {
  const { id, firstname, lastname, email, updated } = seen;
  return workspace.customers.save({ id, firstname, lastname, email, ...changed, updated });
}

/** Erases a client with all that is theirs. */
export const eraseCustomer = (workspace: Workspace, id: string): Promise<void> =>
  workspace.customers.erase(id);

/** Erases one diagnosis with all that is its own. */
export const eraseDiagnosis = (workspace: Workspace, id: string): Promise<void> =>
  workspace.diagnoses.erase(id);

/** Everything that is kept about a client, as a ZIP. */
export const exportCustomer = (
  workspace: Workspace,
  ...what: Parameters<Workspace["customers"]["exportFile"]>
): Promise<Blob> => workspace.customers.exportFile(...what);
