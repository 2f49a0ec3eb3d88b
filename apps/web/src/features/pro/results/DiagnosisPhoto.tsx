import { toCarnationError } from "@carnation/domain/error";
import type { ShownMask } from "@carnation/domain/ui";
import { MaskViewer, type ViewedPhoto, type ViewerMarks } from "@carnation/ui/mask-viewer";
import type { CSSProperties, ReactNode, Ref } from "react";
import { useNarrow } from "../../../shared/browser/useNarrow.ts";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import type { ShownMasks } from "../../../shared/diagnosis/useShownMasks.ts";

interface ChosenMask {
  readonly photo: ViewedPhoto;
  /** Id of the criterion whose mask is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The marks that are being verified, in place of their outlines. */
  readonly marks?: ViewerMarks | undefined;
  /** Leaves no gap in its place, where the whole photo would. */
  readonly edgeToEdge?: boolean | undefined;
}

/** The photo with the mask of one criterion, as high as its place. */
export function MaskedPhoto({
  photo,
  masks,
  chosen,
  onChoose,
  marks,
  edgeToEdge = false,
}: ChosenMask & { readonly masks: readonly ShownMask[] | null }): ReactNode {
  return (
    <MaskViewer
      fill
      fit={edgeToEdge ? "cover" : "whole"}
      aria-label="Photo"
      className="min-h-0"
      photo={photo}
      masks={masks}
      value={chosen}
      onValueChange={onChoose}
      marks={marks}
    />
  );
}

interface DiagnosisPhotoProps extends ChosenMask {
  readonly ref: Ref<HTMLDivElement>;
  readonly shown: ShownMasks;
}

const none: readonly ShownMask[] = [];

/** The photo of a diagnosis with what the chosen criterion counted; alone, with a word about it, when nothing is kept. */
export function DiagnosisPhoto({ ref, shown, ...photo }: DiagnosisPhotoProps): ReactNode {
  const online = useOnline();
  const onTheirWay = shown.status === "loading" && online ? null : none;
  const masks = shown.status === "ready" ? shown.value : onTheirWay;
  const phone = useNarrow();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // Above what is said of it, it leaves the title and the score their place in the window.
      style={
        photo.edgeToEdge
          ? ({ "--cn-photo-height": `min(${phone ? 392 : 560}px, 55dvh)` } as CSSProperties)
          : undefined
      }
      // The bar below takes its place from the photo on a screen with two columns only.
      className={`flex scroll-mt-(--cn-bar-height) flex-col desk:sticky desk:top-(--cn-bar-height) desk:max-h-[calc(100dvh-var(--cn-bar-height))] desk:self-start print:static print:float-left print:me-[8mm] print:mb-[6mm] print:max-h-none print:w-[78mm] ${photo.edgeToEdge ? "border-b border-line" : ""}`}
    >
      <MaskedPhoto {...photo} masks={masks} />
      {shown.status === "failed" ? (
        <p className="px-(--cn-gutter) py-2.5 text-small text-ink-2">{missingWords(shown.error)}</p>
      ) : null}
    </div>
  );
}

/** Older results have none, and a file that cannot be read takes nothing from the result. */
function missingWords(error: unknown): string {
  return ["not-found", "damaged"].includes(toCarnationError(error).code)
    ? "Les zones repérées n’ont pas été conservées pour ce diagnostic\u00A0: la photo est montrée seule."
    : "Les zones repérées n’ont pas encore pu être lues\u00A0: la photo est montrée seule.";
}
