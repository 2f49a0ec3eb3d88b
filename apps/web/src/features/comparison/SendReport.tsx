import {
  comparisonReportForm,
  type Customer,
  customerLabel,
  type DiagnosisComparison,
  emailConsentMissing,
  hasConsented,
  toCarnationError,
} from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { TextField } from "@carnation/ui/text-field";
import { useId, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { paths } from "../../common/navigation/paths.ts";
import { useMutation } from "../../common/state/useMutation.ts";
import { pairOf, sendReport } from "./comparisons.ts";
import { ReportPreviewed, useReportPreview } from "./ReportPreviewed.tsx";
import { ReviewRecap } from "./ReviewRecap.tsx";

interface SendReportProps {
  readonly comparison: DiagnosisComparison;
  readonly customer: Customer;
  /** Receives the id of the sending. */
  readonly onSent: (id: string) => void;
}

/** The way to send the report: to whom, whether they agreed, and exactly what leaves. */
export function SendReport(props: SendReportProps): ReactNode {
  const [open, setOpen] = useState(false);
  const sent = (id: string): void => {
    setOpen(false);
    props.onSent(id);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="primary">Envoyer le rapport</Button>}
      className="w-[min(100vw-2rem,48rem)] max-w-none"
      title="Envoyer le rapport"
      description={`À ${customerLabel(props.customer)}, tel qu’il est montré ci-dessous.`}
    >
      {hasConsented(props.customer.consents, "email") ? (
        <SendForm {...props} onSent={sent} />
      ) : (
        <NotSent {...props} />
      )}
    </Dialog>
  );
}

/** Without the client's agreement the report can only be looked at, and handed over. */
function NotSent({ comparison, customer }: SendReportProps): ReactNode {
  const preview = useReportPreview(comparison);
  return (
    <>
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
      <ReportPreviewed {...preview} />
    </>
  );
}

function SendForm({ comparison, customer, onSent }: SendReportProps): ReactNode {
  const id = useId();
  const [email, setEmail] = useState(customer.email);
  const [error, setError] = useState<string | null>(null);
  const { run, pending, failure } = useMutation(sendReport);
  const preview = useReportPreview(comparison);
  const toReview = preview.reading.status === "ready" ? preview.reading.value.toReview : null;
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const request = useRef<{ readonly email: string; readonly id: string } | null>(null);
  const send = async (): Promise<void> => {
    const typed = { ...pairOf(comparison), email, reviewed };
    const parsed = v.safeParse(comparisonReportForm, typed);
    setError(parsed.success ? null : parsed.issues[0].message);
    const isUnread = toReview !== null && reviewed !== toReview;
    setUnread(isUnread);
    if (!parsed.success || isUnread) return;
    // Sent again after a lost answer it is the same message; to another address it is another.
    if (request.current?.email !== parsed.output.email) {
      request.current = { email: parsed.output.email, id: crypto.randomUUID() };
    }
    try {
      onSent(await run({ ...parsed.output, request: request.current.id }));
    } catch (thrown) {
      // Why it failed is said below. What was refused may be another text by now than the one that was read.
      if (toCarnationError(thrown).code === "refused") preview.retry();
    }
  };
  const isOther = email.trim().toLowerCase() !== customer.email.toLowerCase();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
        hint={
          isOther
            ? "Cette adresse n’est pas celle de la fiche\u00A0: vérifiez-la avant l’envoi."
            : "Adresse de la fiche. Accord pour l’envoi par e-mail enregistré."
        }
        aria-describedby={id}
      />
      {toReview === null ? null : (
        <ReviewRecap
          text={toReview}
          reviewed={reviewed === toReview}
          missing={unread}
          onReviewedChange={(ticked) => {
            setReviewed(ticked ? toReview : null);
            setUnread(false);
          }}
        />
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div id={id} className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[26rem] text-small text-ink-2">
          Relisez le message et le rapport{"\u00A0"}: ils partent exactement ainsi, en votre nom.
        </p>
        <Button type="submit" variant="primary" loading={pending}>
          Envoyer
        </Button>
      </div>
      <ReportPreviewed {...preview} />
    </form>
  );
}
