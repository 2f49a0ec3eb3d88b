import { toCarnationError } from "@carnation/domain/error";
import type { ViewedPhoto } from "@carnation/ui/mask-viewer";
import { useState } from "react";
import { readPhoto } from "../../../shared/diagnosis/diagnosisReads.ts";
import { useFileReading } from "../../../shared/watch/useReading.ts";
import type { Loaded } from "../../../shared/state/queryState.ts";
import { useShownPhoto } from "../../../shared/diagnosis/useShownPhoto.ts";

/** Scores outlive their photo: it goes when its time is over, or when the person asks. */
const ERASED =
  "Photo effacée\u00A0: sa durée de conservation est passée, ou la personne l’a demandé. Les résultats restent.";

interface ResultPhotoOptions {
  /** The small copy, which is there first. */
  readonly small: Loaded<Blob>;
  /** The client's, null for a quick diagnosis. */
  readonly name: string | null;
  /** True when the diagnosis is known to be done: until then, that there is no photo says nothing. */
  readonly done: boolean;
}

/** The photo of a diagnosis as the viewer takes it. */
export function useResultPhoto(id: string, { small, name, done }: ResultPhotoOptions): ViewedPhoto {
  const photo = useSharpeningPhoto(id, small, done);
  const shown = useShownPhoto(photo);
  const alt = name === null ? "Photo du visage, de face" : `Photo de ${name}, de face`;
  if (!done) return { src: shown.src, alt };
  return isErased(photo) ? { ...shown, src: null, notice: ERASED, alt } : { ...shown, alt };
}

/**
 * First the small copy, which is there soon on a slow line, then the photo itself: together they would take the line from
 * each other, and from what tells of the diagnosis. One that was erased is erased, whatever copy is left.
 */
function useSharpeningPhoto(id: string, small: Loaded<Blob>, done: boolean): Loaded<Blob> {
  // Once it has been asked for, it does not wait again while the small copy is read anew.
  const [asked, setAsked] = useState<string | null>(null);
  if (done && small.status !== "loading" && asked !== id) setAsked(id);
  const { reading: whole } = useFileReading(asked === id ? id : null, readPhoto);
  if (whole.status === "ready" || isErased(whole)) return whole;
  return small.status === "ready" ? small : whole;
}

function isErased(photo: Loaded<Blob>): boolean {
  return photo.status === "failed" && toCarnationError(photo.error).code === "not-found";
}
