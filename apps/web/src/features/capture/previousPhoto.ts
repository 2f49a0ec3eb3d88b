import { type Customer, formatDayMonth } from "@carnation/domain";
import { useMemo } from "react";
import { readPhoto } from "../../common/diagnosisReads.ts";
import { useFileReading } from "../../common/state/useReading.ts";

/** An earlier photo of the same person, whose pose is to be taken again. */
export interface PreviousPhoto {
  readonly photo: Blob;
  /** The day it was taken, as it stands in « Même pose que le 12 mars ». */
  readonly day: string;
}

/** The photo of a client's last diagnosis; undefined without one, and while it is being read. */
export function usePreviousPhoto(customer: Customer | null): PreviousPhoto | undefined {
  const last = customer?.lastDiagnostic ?? null;
  const { reading } = useFileReading(last?.id ?? null, readPhoto);
  const photo = reading.status === "ready" ? reading.value : null;
  const day = last === null ? "" : formatDayMonth(last.date);
  return useMemo(() => (photo === null ? undefined : { photo, day }), [photo, day]);
}
