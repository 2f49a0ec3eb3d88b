import {
  comparisonReportForm,
  type Customer,
  customerLabel,
  type DiagnosisComparison,
  emailConsentMissing,
  hasConsented,
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
import { ReportPreviewed } from "./ReportPreviewed.tsx";

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
        <>
          <Alert
            tone="warning"
            actions={
              <Button asChild>
                <Link to={paths.customer(props.customer.id)}>Ouvrir la fiche</Link>
              </Button>
            }
          >
            {emailConsentMissing.message}
          </Alert>
          <ReportPreviewed comparison={props.comparison} />
        </>
      )}
    </Dialog>
  );
}

function SendForm({ comparison, customer, onSent }: SendReportProps): ReactNode {
  const id = useId();
  const [email, setEmail] = useState(customer.email);
  const [error, setError] = useState<string | null>(null);
  const { run, pending, failure } = useMutation(sendReport);
  const request = useRef<{ readonly email: string; readonly id: string } | null>(null);
  const send = async (): Promise<void> => {
    const typed = { ...pairOf(comparison), email };
    const parsed = v.safeParse(comparisonReportForm, typed);
    setError(parsed.success ? null : parsed.issues[0].message);
    if (!parsed.success) return;
    // Sent again after a lost answer it is the same message; to another address it is another.
    if (request.current?.email !== parsed.output.email) {
      request.current = { email: parsed.output.email, id: crypto.randomUUID() };
    }
    try {
      onSent(await run({ ...parsed.output, request: request.current.id }));
    } catch {
      // Why it failed is said below.
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
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div id={id} className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[26rem] text-small text-ink-2">
          Relisez le message et le rapport{"\u00A0"}: ils partent exactement ainsi, en votre nom.
        </p>
        <Button type="submit" variant="primary" loading={pending}>
          Envoyer
        </Button>
      </div>
      <ReportPreviewed comparison={comparison} />
    </form>
  );
}
