import type { ReadyList } from "@carnation/data";
import type { Recommendation } from "@carnation/domain/routine";
import { type Customer, customerLabel, hasConsented } from "@carnation/product/customer";
import { formatIssuedNumber, type IssuedQuote, quoteDocument, quoteStanding } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { PageHeader } from "@carnation/ui/page-header";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { ListNotes } from "../../../shared/feedback/ListNotes.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { SentNotice } from "../../../shared/sending/SentNotice.tsx";
import { mayStartDiagnosisAtom } from "../../../shared/watch/accountAtoms.ts";
import { SubscriptionBanner } from "../../../shared/layout/SubscriptionBanner.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { DiscountField } from "./DiscountField.tsx";
import { IssueActions } from "./IssueActions.tsx";
import { MissingPrices } from "./MissingPrices.tsx";
import { QuoteActions } from "./QuoteActions.tsx";
import { QuoteChanged } from "./QuoteChanged.tsx";
import { ChangedElsewhere, News } from "./QuoteNews.tsx";
import { QuotePreview } from "./QuotePreview.tsx";
import { QuoteReading } from "./QuoteReading.tsx";
import { QuoteTermsFields } from "./QuoteTermsFields.tsx";
import { QuoteTotals } from "./QuoteTotals.tsx";
import { QuoteVersions } from "./QuoteVersions.tsx";
import { SignedNote } from "./SignedNote.tsx";
import { useIssue } from "./useIssue.ts";
import { type QuoteSource, useQuoteDraft } from "./useQuoteDraft.ts";
import { useQuoteSending } from "./useQuoteSending.ts";

interface QuotePageProps {
  readonly source: QuoteSource;
  /** Those that were issued, as they were read. */
  readonly issued: ReadyList<IssuedQuote>;
  /** Holds what the professional sees of the catalogue. */
  readonly catalogue: readonly Recommendation[];
}

/** The quote of a routine: what changes it on one side, the sheet that leaves on the other. */
export function QuotePage({ source, issued, catalogue }: QuotePageProps): ReactNode {
  const { diagnosis, customer, profile, quotes } = source;
  const live = useQuoteDraft(source);
  const { draft, inForce } = live;
  const { pending, failure, issue } = useIssue(live);
  const sending = useQuoteSending();
  const [unsent, setUnsent] = useState<string | null>(null);
  const [revising, setRevising] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const mayIssue = useAtomValue(mayStartDiagnosisAtom);
  const blocked = mayIssue.status === "ready" && !mayIssue.value;

  const other = quotes.find(({ id }) => id === chosen && id !== inForce?.id) ?? null;
  const isSigned = inForce?.state === "signed";
  // What was signed is changed on purpose; what was only issued, as soon as anything differs.
  const isDraft = other === null && (inForce === null || (isSigned ? revising : live.differs));
  const shown = other ?? (isDraft ? null : inForce);
  const hasFields = other === null && !draft.empty && (!isSigned || revising);
  const document = quoteDocument(shown ?? nextVersion(draft, inForce));

  const issueShown = async (again = false): Promise<string> => {
    const id = await issue(again);
    live.forget();
    setRevising(false);
    setTried(false);
    setChosen(null);
    return id;
  };
  const recipient = emailOf(customer);
  const sendIssued = async (id: string): Promise<void> => {
    if (recipient === null) return;
    setUnsent(id);
    setSent(await sending.send(id, recipient));
    setUnsent(null);
  };
  return (
    <div className="grid min-h-[calc(100dvh-65px)] grid-cols-[minmax(0,1fr)] content-start desk:grid-cols-[340px_minmax(0,1fr)] desk:content-stretch wide:grid-cols-[392px_minmax(0,1fr)] print:block print:min-h-0">
      <section
        aria-label="Réglages du devis"
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-5 px-(--cn-gutter) pt-7 pb-10 tablet:max-desk:grid-cols-[minmax(0,1fr)_300px] desk:border-e desk:border-line desk:pe-7 desk:pb-18 print:hidden"
      >
        <div className="grid gap-3 tablet:max-desk:col-span-full">
          <Head customer={customer} diagnosis={diagnosis.id} shown={shown} inForce={inForce} />
          <SubscriptionBanner />
          <ListNotes list={issued} />
          <News quote={inForce} />
          {isDraft ? <ChangedElsewhere live={live} /> : null}
          {unsent !== null && sending.pending ? (
            <Alert tone="info">{`Envoi du devis à ${recipient ?? ""} en cours.`}</Alert>
          ) : null}
          {unsent === null || sending.failure === null ? null : (
            <Alert
              tone="error"
              actions={
                <Button size="sm" onClick={() => void sendIssued(unsent).catch(() => undefined)}>
                  Réessayer l’envoi
                </Button>
              }
            >
              {`Le devis est émis, mais n’est pas encore envoyé. ${sending.failure}`}
            </Alert>
          )}
          {sent === null ? null : (
            <SentNotice id={sent} what="Devis" customer={customer?.id ?? null} className="" />
          )}
          <QuoteChanged
            live={live}
            other={other}
            revising={revising}
            onShowInForce={() => setChosen(null)}
            onRevise={() => setRevising(true)}
          />
        </div>
        {hasFields ? (
          <div className="grid content-start gap-5">
            <MissingPrices draft={draft} catalogue={catalogue} />
            <DiscountField live={live} diagnosis={diagnosis.id} tried={tried} />
            <QuoteTermsFields
              live={live}
              issuedOn={(shown ?? draft).issuedOn}
              hasMentions={profile.business.mentions.trim() !== ""}
            />
          </div>
        ) : null}
        <div className="grid content-start gap-6">
          <QuoteTotals document={document} />
          {shown === null ? (
            <IssueActions
              live={live}
              profile={profile}
              blocked={blocked}
              recipient={recipient}
              pending={pending}
              failure={failure}
              onTried={() => setTried(true)}
              onIssue={async () => void (await issueShown())}
              onIssueAndSend={async () => sendIssued(await issueShown())}
              onGiveUp={
                inForce === null
                  ? null
                  : () => {
                      live.forget();
                      setRevising(false);
                    }
              }
            />
          ) : (
            <>
              <SignedNote quote={shown} />
              <QuoteActions
                key={shown.id}
                quote={shown}
                customer={customer}
                blocked={blocked || sending.pending}
                onDuplicate={
                  other === null && !live.differs ? async () => void (await issueShown(true)) : null
                }
                onRevise={other === null && isSigned && !draft.empty ? () => setRevising(true) : null}
                onSent={(id) => {
                  setUnsent(null);
                  setSent(id);
                }}
              />
            </>
          )}
          {quotes.length > 1 || other !== null ? (
            <QuoteVersions quotes={quotes} shown={shown?.id ?? null} onShow={setChosen} />
          ) : null}
        </div>
      </section>
      <section
        aria-label="Aperçu du devis"
        className="bg-table px-(--cn-gutter) py-9 max-tablet:px-3 max-tablet:pt-3 max-tablet:pb-28 print:bg-transparent print:p-0"
      >
        <details className="mb-3 bg-surface p-4 tablet:hidden print:hidden">
          <summary className="cursor-pointer py-2.5 font-medium">Lire les lignes en grand</summary>
          <QuoteReading document={document} />
        </details>
        <div className="desk:sticky desk:top-9">
          <QuotePreview document={document} signed={shown !== null && shown.signature ? shown.id : null} />
        </div>
      </section>
    </div>
  );
}

/** Address of a client who has agreed to e-mails; null without. */
const emailOf = (customer: Customer | null): string | null =>
  customer !== null && customer.email !== "" && hasConsented(customer.consents, "email")
    ? customer.email
    : null;

/** Gives what would be issued now: the next version of the number in force, or a quote without a number yet. */
function nextVersion(draft: Parameters<typeof quoteDocument>[0], inForce: IssuedQuote | null) {
  return inForce === null ? draft : { ...draft, number: inForce.number, version: inForce.version + 1 };
}

interface HeadProps {
  readonly customer: Customer | null;
  /** Id of the diagnosis. */
  readonly diagnosis: string;
  readonly shown: IssuedQuote | null;
  readonly inForce: IssuedQuote | null;
}

function Head({ customer, diagnosis, shown, inForce }: HeadProps): ReactNode {
  const now = useNow();
  return (
    <PageHeader
      before={
        <Breadcrumbs
          items={[
            customer === null
              ? { id: "results", content: <Link to={paths.results(diagnosis)}>Résultats</Link> }
              : {
                  id: "customer",
                  content: <Link to={paths.customer(customer.id)}>{customerLabel(customer)}</Link>,
                },
            { id: "routine", content: <Link to={paths.routine(diagnosis)}>Routine de soin</Link> },
            { id: "here", content: "Devis" },
          ]}
        />
      }
      title={<PageHeading as="span" />}
      facts={
        shown === null
          ? [inForce === null ? "Brouillon" : `Brouillon de la version\u00A0${inForce.version + 1}`]
          : [formatIssuedNumber(shown), quoteStanding(shown, now)]
      }
    />
  );
}
