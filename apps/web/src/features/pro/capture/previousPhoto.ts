import { formatDayMonth } from "@carnation/domain/format";
import type { Customer } from "@carnation/product/customer";
import { useMemo } from "react";
import { readLargePhoto } from "../../../shared/diagnosis/diagnosisReads.ts";
import { useLastDiagnosis } from "../../../shared/watch/useLastDiagnosis.ts";
import { useFileReading } from "../../../shared/watch/useReading.ts";

/** An earlier photo of the same person, whose pose is to be taken again. */
export interface PreviousPhoto {
  readonly photo: Blob;
  /** The day it was taken, as it stands in « Même pose que le 12 mars ». */
  readonly day: string;
}

/**
 * The photo of a client's last diagnosis, in the width of a page: it lies faintly over the camera's picture, and the photo itself
 * would weigh a hundred times as much. Undefined without one, and while it is being read.
 */
export function usePreviousPhoto(customer: Customer | null): PreviousPhoto | undefined {
  const last = useLastDiagnosis(customer) ?? null;
  const { reading } = useFileReading(last?.id ?? null, readLargePhoto);
  const photo = reading.status === "ready" ? reading.value : null;
  const date = last?.date ?? null;
  const day = date === null ? "" : formatDayMonth(date);
  return useMemo(() => (photo === null ? undefined : { photo, day }), [photo, day]);
}
