import type { QuoteDocument } from "@carnation/product/quote";
import { QuoteSheet, QuoteTable } from "@carnation/ui/quote-table";
import type { ReactNode } from "react";
import { useReading } from "../../../shared/watch/useReading.ts";
import { readLogo, readSignature } from "./quotes.ts";

interface QuotePreviewProps {
  readonly document: QuoteDocument;
  /** Id of the signed quote whose signature is shown; null before it is signed. */
  readonly signed: string | null;
  /** @default "page" */
  readonly fit?: "page" | "width";
}

/** The quote on its A4 sheet: the same words as the PDF, both from the one document. */
export function QuotePreview({ document, signed, fit = "page" }: QuotePreviewProps): ReactNode {
  const { reading } = useReading(signed, readSignature);
  const mark = useReading(document.emitter.logo, readLogo).reading;
  const drawn = reading.status === "ready" ? reading.value : undefined;
  const { emitter, recipient, number, issuedOn, validUntil, table, conditions, agreement, legal } = document;
  // The same line may stand twice: the place tells one from the other.
  const paragraphs = conditions.paragraphs.map((text, place) => {
    const key = `${place} ${text}`;
    return <p key={key}>{text}</p>;
  });
  return (
    <QuoteSheet
      fit={fit}
      aria-label={`Aperçu\u00A0: ${document.title}`}
      emitter={emitter}
      logo={mark.status === "ready" ? mark.value : undefined}
      accent={emitter.accent ?? undefined}
      recipient={recipient}
      number={number}
      issuedOn={issuedOn}
      validUntil={validUntil}
      conditions={paragraphs.length === 0 ? undefined : paragraphs}
      signature={
        agreement.signed === null
          ? undefined
          : { src: drawn, name: agreement.signed.name, signedOn: agreement.signed.date }
      }
      legal={legal}
    >
      <QuoteTable caption="Lignes du devis" lines={table.lines} totals={table.totals} vat={table.vat} />
    </QuoteSheet>
  );
}
