import type { DiagnosisState } from "@carnation/product/diagnosis";
import { Check, CircleAlert, ImageOff, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useFileReading } from "../watch/useReading.ts";
import { readHasPhoto } from "./diagnosisReads.ts";
import { useKeptPhoto } from "../photo/useKeptPhoto.ts";
import type { DiagnosisLine } from "./diagnosisLines.ts";

const icons = { started: LoaderCircle, done: Check, error: CircleAlert } as const satisfies Record<
  DiagnosisState,
  unknown
>;

/** The state of a diagnosis. One that takes too long is asked after: without a photo it will never be done. */
export function DiagnosisStateLabel({ line }: { readonly line: DiagnosisLine }): ReactNode {
  const kept = useKeptPhoto(line.overdue ? line.id : null);
  const { reading } = useFileReading(line.overdue && kept === null ? line.id : null, readHasPhoto);
  const neverSent = reading.status === "ready" && !reading.value;
  const label = kept ? "Photo en cours d’envoi" : line.stateLabel;
  const Icon = neverSent ? ImageOff : icons[line.state];
  return (
    <span className="flex items-center gap-1.5 text-small text-ink-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
      {neverSent ? "Photo non envoyée" : label}
    </span>
  );
}
