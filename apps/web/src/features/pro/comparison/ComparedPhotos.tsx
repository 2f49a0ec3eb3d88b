import { formatPhotoDate } from "@carnation/domain/internal/format";
import { type DiagnosisComparison, isChanged } from "@carnation/domain/comparison";
import type { CriterionId } from "@carnation/domain/criterion";
import { toCarnationError } from "@carnation/domain/error";
import type { ShownMask } from "@carnation/domain/ui";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { MaskDrawing } from "@carnation/ui/mask-viewer";
import { type ComparedPhoto, PhotoCompare } from "@carnation/ui/photo-compare";
import { SelectField } from "@carnation/ui/select-field";
import { useState, type ReactNode } from "react";
import { readMasks, readPhoto } from "../../../shared/diagnosis/diagnosisReads.ts";
import { applyThresholds } from "../../../shared/diagnosis/applyThresholds.ts";
import { useFileReading } from "../../../shared/watch/useReading.ts";
import { useResult } from "../../../shared/diagnosis/useResult.ts";
import { useShownPhoto } from "../../../shared/diagnosis/useShownPhoto.ts";
import { useShownMasks } from "../../../shared/diagnosis/useShownMasks.ts";

interface ComparedPhotosProps {
  readonly before: Diagnosis;
  readonly after: Diagnosis;
  readonly customer: Customer;
  readonly comparison: DiagnosisComparison | null;
}

const nothingHidden: readonly CriterionId[] = [];

/** Both photos, the older one on the left, with what was counted on them; words alone once both were erased. */
export function ComparedPhotos({ before, after, customer, comparison }: ComparedPhotosProps): ReactNode {
  const older = usePhoto(before, after, customer);
  const newer = usePhoto(after, before, customer);
  const [wanted, setWanted] = useState("");
  // The largest changes first: what is drawn without being asked for is what the comparison is about.
  const drawable = (comparison?.criteria ?? [])
    .filter(({ criterion: { id } }) => older.drawn(id) !== null || newer.drawn(id) !== null)
    .toSorted((one, other) => Number(isChanged(other)) - Number(isChanged(one)));
  const chosen = drawable.find(({ criterion }) => String(criterion.id) === wanted) ?? drawable[0];
  const photoOf = ({ photo, drawn }: SidePhoto): ComparedPhoto => {
    const mask = chosen ? drawn(chosen.criterion.id) : null;
    if (!mask?.shapes) return photo;
    return { ...photo, masks: <MaskDrawing shapes={mask.shapes} label={`Masque ${mask.label}`} /> };
  };
  const notes = [...new Set([older.note, newer.note].filter((note) => note !== ""))];
  if (older.photo.src === null && newer.photo.src === null) {
    return (
      <p className="self-start border-y border-line py-5 text-ink-2">
        Les deux photos ont été effacées{"\u00A0"}: la comparaison présente les mesures seules, qui sont
        conservées.
      </p>
    );
  }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <PhotoCompare
        before={photoOf(older)}
        after={photoOf(newer)}
        masksCaption={
          chosen ? (
            <SelectField
              className="max-w-[22rem]"
              label="Masque"
              options={drawable.map(({ criterion }) => ({
                value: String(criterion.id),
                label: criterion.label,
              }))}
              value={String(chosen.criterion.id)}
              onValueChange={(id) => setWanted(id ?? "")}
            />
          ) : null
        }
      />
      {notes.map((note) => (
        <p key={note} className="text-small text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}

/** One of the two photos. */
interface SidePhoto {
  readonly photo: ComparedPhoto;
  /** Holds what is to be said of a photo that is not there; empty when it is, or is on its way. */
  readonly note: string;
  /** Gives what is drawn for a criterion; null when nothing is. */
  readonly drawn: (id: CriterionId) => ShownMask | null;
}

function usePhoto(diagnosis: Diagnosis, other: Diagnosis, customer: Customer): SidePhoto {
  const { id, created } = diagnosis;
  const { reading } = useFileReading(id, readPhoto);
  const { reading: result } = useResult(id, { diagnosis, judge: applyThresholds });
  const { src, notice } = useShownPhoto(reading);
  const { reading: found } = useFileReading(id, readMasks);
  const masks = useShownMasks(found, result.status === "ready" ? result.value : null, {
    hidden: nothingHidden,
    reviews: diagnosis.markReviews,
  });
  const isErased = reading.status === "failed" && toCarnationError(reading.error).code === "not-found";
  const date = formatPhotoDate(created, [other.created]);
  return {
    photo: {
      src: isErased ? null : src,
      alt: `Photo de ${customerLabel(customer)} du ${date}, de face`,
      date,
    },
    note: isErased ? `La photo du ${date} a été effacée\u00A0: ses mesures sont conservées.` : (notice ?? ""),
    drawn: (criterion) => {
      const shown =
        masks.status === "ready" ? masks.value.find((mask) => mask.id === String(criterion)) : undefined;
      return shown?.shapes && shown.shapes.length > 0 ? shown : null;
    },
  };
}
