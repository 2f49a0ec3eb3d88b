import { toCarnationError } from "@carnation/domain/error";
import { otherEmailField } from "@carnation/domain/field";
import { emailConsentMissing } from "@carnation/domain/internal/comparison";
import { type Customer, customerLabel, hasConsented } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { LockedFields } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import { useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { paths } from "../navigation/paths.ts";
import { useMutation } from "../watch/useMutation.ts";
import { type Reading, useReading } from "../watch/useReading.ts";
import type { Outgoing, OutgoingPreview } from "./outgoing.ts";
import { OutgoingPreviewed } from "./OutgoingPreviewed.tsx";
import { ReviewRecap } from "./ReviewRecap.tsx";

interface SendDialogProps {
  readonly outgoing: Outgoing;
  /** Choice of which document. */
  readonly document: string;
  /** Owner: whose file it goes to; null when it is about nobody's: the address is then typed. */
  readonly customer: Customer | null;
  /** The button that opens it; left out where another part of the page shows the dialog. */
  readonly trigger?: ReactElement | undefined;
  /** Receives the id of the sending. */
  readonly onSent: (id: string) => void;
  /** True where the press that loads its code is the one that opens it. @default false */
  readonly defaultOpen?: boolean;
}

/** The way to send a document: to whom, whether they agreed, and exactly what leaves. */
export function SendDialog(props: SendDialogProps): ReactNode {
  const { outgoing, customer, trigger, onSent, defaultOpen = false } = props;
  const [open, setOpen] = useState(defaultOpen);
  const sent = (id: string): void => {
    setOpen(false);
    onSent(id);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      className="w-[min(100vw-2rem,48rem)] max-w-none"
      title={outgoing.title}
      description={
        customer === null
          ? "Tel qu’il est montré ci-dessous."
          : `À ${customerLabel(customer)}, tel qu’il est montré ci-dessous.`
      }
    >
      <SendBody {...props} onSent={sent} />
    </Dialog>
  );
}

/** Without the client's agreement a document can only be looked at, and handed over. */
function SendBody(props: SendDialogProps): ReactNode {
  const { outgoing, document, customer } = props;
  const preview = useReading(document, outgoing.preview);
  return (
    <>
      {customer === null || hasConsented(customer.consents, "email") ? (
        <SendForm {...props} preview={preview} />
      ) : (
        <Alert
          tone="warning"
          actions={
            <Button asChild>
              <Link to={paths.customer(customer.id)}>Ouvrir la fiche</Link>
            </Button>
          }
        >
          {emailConsentMissing.message}
        </Alert>
      )}
      <OutgoingPreviewed {...preview} pages={outgoing.pages} />
    </>
  );
}

interface SendFormProps extends SendDialogProps {
  readonly preview: Reading<OutgoingPreview>;
}

function SendForm({ outgoing, document, customer, onSent, preview }: SendFormProps): ReactNode {
  const id = useId();
  const known = customer?.email ?? "";
  const [email, setEmail] = useState(known);
  const [error, setError] = useState<string | null>(null);
  const { run, pending, failure } = useMutation(outgoing.send);
  const toReview = preview.reading.status === "ready" ? (preview.reading.value.toReview ?? null) : null;
  const [reviewed, setReviewed] = useState<string>();
  const [unread, setUnread] = useState(false);
  const request = useRef<{ readonly email: string; readonly id: string } | null>(null);
  const send = async (): Promise<void> => {
    const parsed = v.safeParse(otherEmailField, email);
    setError(parsed.success ? null : parsed.issues[0].message);
    const isUnread = toReview !== null && reviewed !== toReview;
    setUnread(isUnread);
    if (!parsed.success || isUnread) return;
    // Sent again after a lost answer it is the same message; to another address it is another.
    if (request.current?.email !== parsed.output) {
      request.current = { email: parsed.output, id: crypto.randomUUID() };
    }
    try {
      onSent(await run(document, { email: parsed.output, request: request.current.id, reviewed }));
    } catch (thrown) {
      // Why it failed is said below. What was refused may be another text by now than the one that was read.
      if (toCarnationError(thrown).code === "refused") preview.retry();
    }
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LockedFields locked={pending} className="grid gap-4">
        <TextField
          type="email"
          label="Adresse e-mail"
          autoComplete="off"
          required
          value={email}
          onValueChange={(next) => {
            setEmail(next);
            setError(null);
          }}
          error={error ?? undefined}
          hint={addressHint(email, known)}
          aria-describedby={id}
        />
        {toReview === null ? null : (
          <ReviewRecap
            text={toReview}
            reviewed={reviewed === toReview}
            missing={unread}
            onReviewedChange={(ticked) => {
              setReviewed(ticked ? toReview : undefined);
              setUnread(false);
            }}
          />
        )}
      </LockedFields>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div id={id} className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[26rem] text-small text-ink-2">
          Relisez {outgoing.what}
          {"\u00A0"}: ils partent exactement ainsi, en votre nom.
        </p>
        <Button type="submit" variant="primary" loading={pending}>
          Envoyer
        </Button>
      </div>
    </form>
  );
}

function addressHint(email: string, known: string): string {
  if (known === "") return "Vérifiez l’adresse et l’accord de la personne avant l’envoi.";
  return email.trim().toLowerCase() === known.toLowerCase()
    ? "Adresse de la fiche. Accord pour l’envoi par e-mail enregistré."
    : "Cette adresse n’est pas celle de la fiche\u00A0: vérifiez-la avant l’envoi.";
}
