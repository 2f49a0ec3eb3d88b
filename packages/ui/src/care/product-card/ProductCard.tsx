"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import { CircleSlash } from "../../foundations/icons/CircleSlash.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frProductCard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Packshot, type PackshotKind } from "./Packshot.tsx";

export interface ProductPicture {
  /** Address of the picture. */
  readonly src: string;
  /** Empty when the name beside it says as much. */
  readonly alt: string;
}

export interface ProductCardProps extends Omit<ComponentPropsWithoutRef<"article">, "children"> {
  /** A string, or a link to the product around it. */
  readonly name: ReactNode;
  /** Holds what it is: « Sérum », « Soin en cabine, 60 min ». */
  readonly kind?: ReactNode;
  /** A photograph of the product. */
  readonly picture?: ProductPicture | undefined;
  /**
   * The drawing shown until there is a picture.
   * @default "serum"
   */
  readonly packshot?: PackshotKind | undefined;
  /** Reason why it is proposed, best reason first. */
  readonly reasons?: readonly string[] | undefined;
  /** A `Price`. */
  readonly price?: ReactNode;
  /** Way that it is used: « Matin, 3 gouttes ». */
  readonly usage?: ReactNode;
  /** Reason why it must not be proposed to this person; the card then says « Écarté » and keeps its place. */
  readonly exclusion?: string | undefined;
  /** Says that it is already chosen. */
  readonly selected?: boolean | undefined;
  /** One or two buttons that name the product. */
  readonly actions?: ReactNode;
  /**
   * One under the other, or side by side in a grid.
   * @default "row"
   */
  readonly layout?: "row" | "tile" | undefined;
  /** Level of its title in the page. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** A product or a care that may join a routine: what it is, why, at which price, and what forbids it. */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(props, ref) {
  const {
    name,
    kind,
    picture,
    packshot = "serum",
    reasons = [],
    price,
    usage,
    exclusion,
    selected = false,
    actions,
    layout = "row",
    headingLevel = 3,
    className,
    ...rest
  } = props;
  const messages = useMessages("productCard", frProductCard);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      ref={ref}
      data-layout={layout}
      className={cx("cn-product-card", className)}
      {...(exclusion ? { "data-excluded": "" } : {})}
    >
      {picture ? (
        <img src={picture.src} alt={picture.alt} className="cn-product-card__picture" />
      ) : (
        <Packshot kind={packshot} size="lg" className="cn-product-card__picture" />
      )}
      <div className="cn-product-card__body">
        <Heading className="cn-product-card__name">{name}</Heading>
        {kind ? <p className="cn-product-card__kind">{kind}</p> : null}
        {selected ? (
          <p className="cn-product-card__state">
            <Check aria-hidden="true" />
            {messages.selected}
          </p>
        ) : null}
        {exclusion ? (
          <p className="cn-product-card__state">
            <CircleSlash aria-hidden="true" />
            <span>
              <strong>{messages.excluded}</strong> · {exclusion}
            </span>
          </p>
        ) : null}
        {reasons.length > 0 ? (
          <>
            <p className="cn-product-card__why">{messages.reasons}</p>
            <ul className="cn-product-card__reasons">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        ) : null}
        {usage ? <p className="cn-product-card__usage">{usage}</p> : null}
      </div>
      {price || actions ? (
        <div className="cn-product-card__end">
          {price}
          {actions ? <div className="cn-product-card__actions">{actions}</div> : null}
        </div>
      ) : null}
    </article>
  );
});
