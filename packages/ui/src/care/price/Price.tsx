"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatMoney } from "../../foundations/internal/format.ts";
import { frPrice } from "../../foundations/messages/sections/sales.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

export interface PriceProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Integer cents; `null` says « Prix à saisir », never zero. */
  readonly cents: number | null;
  /** Integer cents of the catalogue, struck beside the price made for this person when it differs. */
  readonly catalogueCents?: number | undefined;
  /** Prints « TTC » or « HT » after the amount. */
  readonly vat?: "included" | "excluded" | undefined;
  /** Holds what the price is for: « 50 ml », « séance ». */
  readonly per?: string | undefined;
  /**
   * ISO 4217 code.
   * @default "EUR"
   */
  readonly currency?: string | undefined;
  /** Size of the amount. @default "md" */
  readonly size?: "sm" | "md" | "lg" | undefined;
}

/** An amount of money as it is read in the host's language. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { cents, catalogueCents, vat, per, currency = "EUR", size = "md", className, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("price", frPrice);
  const root = { ...rest, ref, "data-size": size, className: cx("cn-price", className) };
  if (cents === null || !Number.isFinite(cents)) {
    return (
      <span {...root} data-missing="">
        {messages.missing}
      </span>
    );
  }
  return (
    <span {...root}>
      <span className="cn-price__amount">{formatMoney(locale, cents, currency)}</span>
      {vat ? (
        <>
          {" "}
          <small>{vat === "included" ? messages.vatIncluded : messages.vatExcluded}</small>
        </>
      ) : null}
      {per ? (
        <>
          {" "}
          <small>/ {per}</small>
        </>
      ) : null}
      {catalogueCents !== undefined && Number.isFinite(catalogueCents) && catalogueCents !== cents ? (
        <>
          {" "}
          <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
          <s>{formatMoney(locale, catalogueCents, currency)}</s>
        </>
      ) : null}
    </span>
  );
});
