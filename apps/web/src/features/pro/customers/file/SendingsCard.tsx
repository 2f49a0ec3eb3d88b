import { formatDate } from "@carnation/domain/format";
import type { Customer } from "@carnation/product/customer";
import { canResend, type Sending, sendingKindTexts, sendingStateTexts } from "@carnation/product/sending";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useRef, type ReactNode } from "react";
import { download } from "../../../../shared/browser/download.ts";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { readAttachment, resend, sendingsOf } from "./customerFile.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";

/** Shows what was sent to the client, how it went, and the document itself. */
export function SendingsCard({ customer }: { readonly customer: Customer }): ReactNode {
  const [watched, retry] = useAtom(sendingsOf(customer.id));
  return (
    <PageSection title="E-mails envoyés">
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="4rem" />}
        empty={<p className="text-small text-ink-2">Aucun e-mail n’a été envoyé à cette personne.</p>}
      >
        {(sent) => (
          <ul className="-mt-3.5">
            {sent.map((sending) => (
              <SendingLine key={sending.id} sending={sending} />
            ))}
          </ul>
        )}
      </ListContent>
    </PageSection>
  );
}

function SendingLine({ sending }: { readonly sending: Sending }): ReactNode {
  const again = useMutation(resend);
  const opening = useMutation(readAttachment);
  const { attachment } = sending;
  const element = useRef<HTMLLIElement>(null);
  const day = formatDate(sending.created);
  const failure = again.failure ?? opening.failure;
  return (
    <li ref={element} tabIndex={-1} className="grid gap-1 border-b border-line py-2.5">
      <span className="font-medium">{sendingKindTexts[sending.kind]}</span>
      <span className="text-small [overflow-wrap:anywhere] text-ink-2">
        {`${sendingStateTexts[sending.state]}, le ${day}, à ${sending.to}`}
      </span>
      {sending.reason === null ? null : <span className="text-small">{sending.reason}</span>}
      <span className="-ms-[12px] flex flex-wrap">
        {attachment === null ? null : (
          <Button
            variant="text"
            size="sm"
            loading={opening.pending}
            aria-label={`Télécharger le document du ${day}`}
            onClick={() => {
              // The failure is said below.
              opening.run(sending).then(
                (file) => download(file, attachment.name),
                () => undefined,
              );
            }}
          >
            Télécharger
          </Button>
        )}
        {canResend(sending) ? (
          <Button
            variant="text"
            size="sm"
            loading={again.pending}
            aria-label={`Renvoyer l’e-mail du ${day}`}
            onClick={() => {
              // The button goes away with the refusal. A failure is said below.
              again.run(sending.id).then(
                () => element.current?.focus(),
                () => undefined,
              );
            }}
          >
            Renvoyer
          </Button>
        ) : null}
      </span>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </li>
  );
}
