import { formatTime } from "@carnation/domain/format";
import { PHONE_LINK_MINUTES } from "@carnation/product/phone";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { QrCode } from "@carnation/ui/qr-code";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { Link, Navigate } from "react-router";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { captureDraftAtom, draftFor, emptyDraft, startRequest } from "../draft/captureDraft.ts";
import { CaptureSubject } from "../draft/CaptureSubject.tsx";
import { methodTexts } from "../draft/methods.ts";
import { awaitedAtom } from "../sending/captures.ts";
import { isReachable, siteAtom } from "./servedHere.ts";
import { usePhoneLink } from "./usePhoneLink.ts";

interface PhoneCaptureProps {
  /** Owner: whose photo it is; null for a quick diagnosis. */
  readonly customer: string | null;
  /** Place where the agreement is recorded. */
  readonly back: string;
}

/** Shows a code for a phone, and goes on by itself once its photo has come. */
export function PhoneCapture({ customer, back }: PhoneCaptureProps): ReactNode {
  const [draft, changeDraft] = useAtom(captureDraftAtom);
  // The draft ends with the photo's arrival, this page a moment later.
  const [mine] = useState(() => draftFor(draft, customer));
  const site = useAtomValue(siteAtom);
  const reachable = isReachable(site.hostname);
  const consented = mine.consentedAt !== null;
  const [request] = useState(() => (consented && reachable ? startRequest(mine) : null));
  const { link, failure, expired, arrived, renew } = usePhoneLink(request);
  const addAwaited = useSetAtom(awaitedAtom);
  useEffect(() => {
    if (arrived === null) return;
    addAwaited((awaited) => [...awaited, { id: arrived, customer }]);
    changeDraft((current) => (current.consentedAt === mine.consentedAt ? emptyDraft : current));
  }, [arrived, customer, mine, addAwaited, changeDraft]);

  if (!consented) return <Navigate replace to={back} />;
  if (arrived !== null) return <Navigate replace to={paths.results(arrived)} />;
  const address = link === null ? "" : `${site.origin}${paths.phone}#${link.token}`;
  return (
    <PageMain>
      <PageHeading title={methodTexts.phone.label}>{methodTexts.phone.label}</PageHeading>
      <CaptureSubject customer={customer} />
      <div className="mt-7 grid max-w-[46rem] gap-6">
        {reachable ? null : <OnThisMachine customer={customer} hostname={site.hostname} />}
        {failure === null ? null : (
          <Alert tone="error" actions={<Button onClick={renew}>Réessayer</Button>}>
            {failure}
          </Alert>
        )}
        {expired ? (
          <Alert
            tone="warning"
            actions={
              <Button variant="primary" onClick={renew}>
                Afficher un nouveau code
              </Button>
            }
          >
            Ce code a expiré avant qu’une photo n’arrive.
          </Alert>
        ) : null}
        {reachable && link === null && failure === null ? (
          <Skeleton height="15rem" className="max-w-60" />
        ) : null}
        {link === null || expired ? null : (
          <div className="grid items-start gap-6 tablet:grid-cols-[15rem_minmax(0,1fr)]">
            <QrCode value={address} label="Code à scanner avec le téléphone" className="max-w-60" />
            <div className="grid gap-4">
              <ol className="grid list-decimal gap-2 ps-5">
                <li>Scannez ce code avec l’appareil photo du téléphone.</li>
                <li>Prenez la photo, puis envoyez-la.</li>
                <li>Cette page continue toute seule dès que la photo arrive.</li>
              </ol>
              <p className="text-small text-ink-2">
                Une seule photo, jusqu’à {formatTime(link.expires)} ({PHONE_LINK_MINUTES} minutes). Ne montrez
                ce code qu’à qui prend la photo.
              </p>
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className="text-small [overflow-wrap:anywhere] underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {address}
              </a>
              <output className="text-small text-ink-2">En attente de la photo…</output>
            </div>
          </div>
        )}
      </div>
    </PageMain>
  );
}

/** Shows why there is no code here, and what to do instead. */
function OnThisMachine({
  customer,
  hostname,
}: {
  readonly customer: string | null;
  readonly hostname: string;
}): ReactNode {
  return (
    <Alert
      actions={
        <Button asChild>
          <Link to={paths.diagnosisInput("file", customer)}>Importer une photo</Link>
        </Button>
      }
    >
      Carnation n’est ouverte que sur cet ordinateur ({hostname}){"\u00A0"}: un téléphone ne peut pas la
      joindre. Servez-la sur le réseau à une adresse https, puis revenez ici{"\u202F"}; ou copiez la photo du
      téléphone sur cet ordinateur et importez-la.
    </Alert>
  );
}
