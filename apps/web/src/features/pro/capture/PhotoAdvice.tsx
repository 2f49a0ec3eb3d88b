import { Button } from "@carnation/ui/button";
import { Skeleton } from "@carnation/ui/skeleton";
import { Check, CircleAlert, CircleHelp, Crop } from "lucide-react";
import type { ReactNode } from "react";
import { photoChecks, photoSummary } from "./guide/photoWords.ts";
import { usePhotoChecks } from "./guide/usePhotoChecks.ts";

interface PhotoAdviceProps {
  readonly photo: File;
  readonly onEdit: () => void;
}

/** Measures of the photo before it leaves, and what only whoever takes it can see. */
export function PhotoAdvice({ photo, onEdit }: PhotoAdviceProps): ReactNode {
  const measured = usePhotoChecks(photo);
  return (
    <div>
      <h2>Cette photo convient-elle{"\u202F"}?</h2>
      {measured === null ? <LookYourself /> : <Measured measured={measured} />}
      <Button variant="text" className="-ms-3 mt-2" icon={<Crop aria-hidden="true" />} onClick={onEdit}>
        Recadrer ou tourner
      </Button>
    </div>
  );
}

const icons = { ok: Check, adjust: CircleAlert, unknown: CircleHelp } as const;
const rows = ["framing", "distance", "heading", "light", "clear", "sharpness"];

function Measured({
  measured,
}: {
  readonly measured: Exclude<ReturnType<typeof usePhotoChecks>, null>;
}): ReactNode {
  const checks = measured === undefined ? [] : photoChecks(measured);
  return (
    <>
      <output className="mt-1 block text-small text-ink-2">
        {measured === undefined ? "Mesure de la photo, sur cet appareil…" : photoSummary(measured)}
      </output>
      <dl className="mt-3 border-b border-line">
        {measured === undefined
          ? rows.map((row) => (
              <div key={row} className="flex min-h-11 items-center border-t border-line">
                <Skeleton width="100%" />
              </div>
            ))
          : checks.map(({ id, label, tone, found }) => {
              const Icon = icons[tone];
              return (
                <div
                  key={id}
                  className="flex min-h-11 items-center justify-between gap-4 border-t border-line text-small"
                >
                  <dt className="text-ink-2">{label}</dt>
                  <dd
                    className={`flex items-center gap-2 text-end ${tone === "adjust" ? "font-medium" : ""}`}
                  >
                    {found}
                    <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="flex-none" />
                  </dd>
                </div>
              );
            })}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        À vérifier vous-même&nbsp;: visage détendu, sans maquillage ni mèche sur le front.
      </p>
    </>
  );
}

/** Sentences on what to look at, where nothing can be measured. */
function LookYourself(): ReactNode {
  return (
    <ul className="mt-3 grid gap-1.5 text-small text-ink-2">
      <li>Le visage est de face, entier et détendu.</li>
      <li>La lumière vient de face, sans ombre marquée.</li>
      <li>Sans maquillage, lunettes ni mèche sur le visage.</li>
    </ul>
  );
}
