import { routineSummary } from "@carnation/domain/routine";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { reportCare, reportHeadings } from "@carnation/product/report";
import { Link as TextLink } from "@carnation/ui/link";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";

/** The care between the two photos: what the routine of the older one has; nothing without one. */
export function UsedCare({ before }: { readonly before: Diagnosis }): ReactNode {
  const id = useId();
  const care = reportCare(before.routine, before.created);
  if (care === null) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-6 desk:grid-cols-[minmax(0,42vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(600px,42vw))_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-2">
        <h2 id={id} className="text-[22px]/[1.2]">
          {reportHeadings.care}
        </h2>
        <p className="max-w-[24rem] text-small text-ink-2">
          {care.note} Demandez à la personne ce qu’elle a suivi.
        </p>
        <TextLink asChild size="sm">
          <Link to={paths.routine(before.id)}>Voir la routine</Link>
        </TextLink>
      </div>
      <dl className="grid content-start gap-x-6 gap-y-1 tablet:grid-cols-[auto_minmax(0,1fr)]">
        {routineSummary(before.routine).map(({ moment, label, names }) => (
          <div key={moment} className="contents">
            <dt className="font-medium">{label}</dt>
            <dd className="mb-2 [overflow-wrap:anywhere] text-ink-2 tablet:mb-0">{names.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
