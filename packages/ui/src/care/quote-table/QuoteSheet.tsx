"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { BlobImage } from "../../foundations/internal/BlobImage.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frQuoteSheet } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

/** Person who makes the quote, or for whom: a name, then lines as on an envelope. */
export interface QuoteParty {
  /** The name, in the first line. */
  readonly name: string;
  /** The lines under it: address, registration number, telephone. */
  readonly lines?: readonly string[] | undefined;
}

/** Person who agreed, and when. */
export interface QuoteSheetSignature {
  /** Holds what was drawn, as an address or as a file; left out while it is on its way. */
  readonly src?: string | Blob | undefined;
  /** Person who signed. */
  readonly name: string;
  /** Time of the signature, as it is read: « 21 novembre 2026, 14 h 05 ». */
  readonly signedOn: string;
}

export interface QuoteSheetProps extends Omit<ComponentPropsWithoutRef<"article">, "children" | "title"> {
  /** Title of the sheet. @default « Devis » */
  readonly title?: string | undefined;
  /** Person who sells. */
  readonly emitter: QuoteParty;
  /** A mark at most 40 × 16 mm, as an element or as a file, in the place of nothing: the name stays. */
  readonly logo?: ReactNode | Blob;
  /** Colour of the emitter's name, readable on white: `#1a6b5a`. @default the ink */
  readonly accent?: string | undefined;
  /** Person who buys. */
  readonly recipient: QuoteParty;
  /** « DEV-2026-0118 » */
  readonly number: string;
  /** Dates as they are read: « 21 novembre 2026 ». */
  readonly issuedOn: string;
  /** Last day of the offer, as it is read. */
  readonly validUntil?: string | undefined;
  /** A `QuoteTable`; none where `fit` is `head`. */
  readonly children?: ReactNode;
  /** The conditions of payment and of the offer. */
  readonly conditions?: ReactNode;
  /** The agreement, once signed; an empty box before. */
  readonly signature?: QuoteSheetSignature | undefined;
  /** The legal line at the foot. */
  readonly legal?: ReactNode;
  /**
   * `page` also keeps the whole sheet within the height of the window. `head` shows, larger, what is the emitter's alone:
   * the head, the conditions and the legal line, for the page where they are written.
   * @default "width"
   */
  readonly fit?: "width" | "page" | "head" | undefined;
  /** Level of its title in the page. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** A quote on an A4 sheet: white in every theme, sized in millimetres, and printed as it is seen. */
export const QuoteSheet = forwardRef<HTMLElement, QuoteSheetProps>(function QuoteSheet(props, ref) {
  const {
    title,
    emitter,
    logo,
    accent,
    recipient,
    number,
    issuedOn,
    validUntil,
    children,
    conditions,
    signature,
    legal,
    fit = "width",
    headingLevel = 2,
    className,
    ...rest
  } = props;
  const messages = useMessages("quoteSheet", frQuoteSheet);
  const Heading = `h${headingLevel}` as const;
  const headOnly = fit === "head";
  return (
    <article
      aria-label={messages.preview({ number })}
      {...rest}
      ref={ref}
      data-fit={fit}
      className={cx("cn-quote-sheet", className)}
    >
      <div data-theme="light" className="cn-quote-sheet__page">
        <header className="cn-quote-sheet__head">
          <div>
            {logo ? (
              <div className="cn-quote-sheet__logo">
                {logo instanceof Blob ? <BlobImage blob={logo} alt="" /> : logo}
              </div>
            ) : null}
            <p className="cn-quote-sheet__emitter" style={accent ? { color: accent } : undefined}>
              {emitter.name}
            </p>
            <PartyLines lines={emitter.lines} />
          </div>
          <div className="cn-quote-sheet__facts">
            <Heading className="cn-quote-sheet__title">{title ?? messages.title}</Heading>
            <p>{messages.number({ number })}</p>
            <p>{issuedOn}</p>
            {validUntil ? <p>{messages.validUntil({ date: validUntil })}</p> : null}
          </div>
        </header>
        {headOnly ? null : (
          <div className="cn-quote-sheet__recipient">
            <p className="cn-quote-sheet__small">{messages.recipient}</p>
            <p className="cn-quote-sheet__name">{recipient.name}</p>
            <PartyLines lines={recipient.lines} />
          </div>
        )}
        {headOnly ? null : children}
        <div className="cn-quote-sheet__end">
          <div>
            {conditions ? (
              <>
                <p className="cn-quote-sheet__small">{messages.conditions}</p>
                {conditions}
              </>
            ) : null}
          </div>
          {headOnly ? null : (
            <div className="cn-quote-sheet__signature">
              <p className="cn-quote-sheet__small">{messages.signature}</p>
              {signature ? (
                <>
                  <SignedDrawing src={signature.src} />
                  <p>{messages.signedBy({ name: signature.name, date: signature.signedOn })}</p>
                </>
              ) : null}
            </div>
          )}
        </div>
        {legal ? <footer className="cn-quote-sheet__legal">{legal}</footer> : null}
      </div>
    </article>
  );
});

function SignedDrawing({ src }: Pick<QuoteSheetSignature, "src">): ReactNode {
  if (src === undefined) return null;
  return typeof src === "string" ? <img src={src} alt="" /> : <BlobImage blob={src} alt="" />;
}

function PartyLines({ lines = [] }: { readonly lines?: readonly string[] | undefined }): ReactNode {
  return lines.map((line) => (
    <p key={line} className="cn-quote-sheet__line">
      {line}
    </p>
  ));
}
