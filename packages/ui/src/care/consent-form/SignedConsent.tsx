"use client";

import { isoInstant } from "../../foundations/internal/isoInstant.ts";
import { Check } from "../../foundations/icons/Check.tsx";
import { Minus } from "../../foundations/icons/Minus.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { DescriptionList } from "../../data/description-list/DescriptionList.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { momentInFull } from "../../foundations/internal/timeOfDay.ts";
import { frSignedConsent } from "../../foundations/messages/sections/captureConsent.ts";
import { useLocale, useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { Signature, SignatureImage } from "../../fields/signature-pad/signature.ts";
import { SignatureView } from "../../fields/signature-pad/SignatureView.tsx";
import type { ConsentClause, ConsentSubmission } from "./consent.ts";

/** A consent that was signed, with its signature as it was kept. */
export interface KeptConsent extends Omit<ConsentSubmission, "signature"> {
  /** The signature as it was given, or the picture of it that was kept. */
  readonly signature: Signature | SignatureImage;
}

export interface SignedConsentProps extends Omit<ComponentPropsWithoutRef<"article">, "children" | "title"> {
  /** Holds what was consented to. */
  readonly title: ReactNode;
  /** The text that was read. */
  readonly intro?: ReactNode;
  /** The clauses of the version that was signed, refused ones included. */
  readonly clauses: readonly Pick<ConsentClause, "id" | "text">[];
  /** Holds what was signed. */
  readonly consent: KeptConsent;
  /** Moment when it was signed. */
  readonly signedAt: Date;
  /** Time of its withdrawal, if it was withdrawn. */
  readonly withdrawnAt?: Date | null | undefined;
  /** Time zone in which instants are read, for instance `America/Montreal`. @default that of `UiProvider` */
  readonly timeZone?: string | undefined;
  /** Holds what can still be done, usually to withdraw it. Not printed. */
  readonly actions?: ReactNode;
}

/** A consent as it was signed, to read and to print: every clause with its answer, who, when, which version. */
export const SignedConsent = forwardRef<HTMLElement, SignedConsentProps>(function SignedConsent(
  {
    title,
    intro,
    clauses,
    consent,
    signedAt,
    withdrawnAt,
    timeZone: ownTimeZone,
    actions,
    className,
    ...rest
  },
  ref,
) {
  const locale = useLocale();
  const timeZone = useTimeZone(ownTimeZone);
  const messages = useMessages("signedConsent", frSignedConsent);
  return (
    <article {...rest} ref={ref} className={cx("cn-signed-consent", className)}>
      <header className="cn-consent-form__text">
        <h2>{title}</h2>
        {withdrawnAt ? (
          <Alert tone="warning" role="note">
            {messages.withdrawnOn({ date: momentInFull(locale, withdrawnAt, timeZone) })}
          </Alert>
        ) : null}
        {intro ? <div className="cn-consent-form__intro">{intro}</div> : null}
      </header>
      <ul className="cn-signed-consent__clauses">
        {clauses.map(({ id, text }) => {
          const agreed = consent.accepted.includes(id);
          const Icon = agreed ? Check : Minus;
          return (
            <li key={id} data-agreed={agreed}>
              <span className="cn-signed-consent__answer">
                <Icon aria-hidden="true" />
                {agreed ? messages.agreed : messages.declined}
              </span>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      <div className="cn-signed-consent__proof">
        <DescriptionList
          items={[
            { id: "signer", term: messages.signedBy, details: consent.signerName },
            {
              id: "date",
              term: messages.signedOn,
              details: (
                <time dateTime={isoInstant(signedAt)}>{momentInFull(locale, signedAt, timeZone)}</time>
              ),
            },
            { id: "version", term: messages.version, details: consent.version },
          ]}
        />
        <SignatureView value={consent.signature} signerName={consent.signerName} />
      </div>
      {actions ? <div className="cn-signed-consent__actions">{actions}</div> : null}
    </article>
  );
});
