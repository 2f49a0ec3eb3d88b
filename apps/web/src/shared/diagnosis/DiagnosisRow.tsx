import type { ReactNode } from "react";
import { Link } from "react-router";
import { DiagnosisPhoto } from "./DiagnosisPhoto.tsx";
import { DiagnosisStateLabel } from "./DiagnosisStateLabel.tsx";
import type { DiagnosisLine } from "./diagnosisLines.ts";

/** A line of the recent diagnoses: small photo, name, date, state; the whole line leads to the result. */
export function DiagnosisRow({ line }: { readonly line: DiagnosisLine }): ReactNode {
  return (
    <li className="border-t border-line">
      <Link
        to={line.to}
        className="-mx-[12px] grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 px-[12px] py-2 hover:bg-sunken"
      >
        <DiagnosisThumbnail line={line} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{line.name}</span>
          <span className="block text-small text-ink-2">{line.date}</span>
        </span>
        <DiagnosisStateLabel line={line} />
      </Link>
    </li>
  );
}

/** The small photo of a diagnosis; its place while the photo is on its way. */
export function DiagnosisThumbnail({ line }: { readonly line: DiagnosisLine }): ReactNode {
  if (line.state === "started") return <span className="block h-14 w-11 bg-well" />;
  return <DiagnosisPhoto id={line.id} alt="" size="thumbnail" className="h-14 w-11" />;
}
