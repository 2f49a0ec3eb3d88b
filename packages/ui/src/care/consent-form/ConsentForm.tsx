"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { CheckboxField } from "../../fields/checkbox-field/CheckboxField.tsx";
import { ErrorSummary } from "../../feedback/error-summary/ErrorSummary.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frConsentForm } from "../../foundations/messages/sections/captureConsent.ts";
import { useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { SignaturePad } from "../../fields/signature-pad/SignaturePad.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { type ConsentClause, type ConsentSubmission, type ConsentValues, emptyConsent } from "./consent.ts";
import { ConsentDate } from "./ConsentDate.tsx";
import { useConsentForm } from "./useConsentForm.ts";

export interface ConsentFormProps extends Omit<
  ComponentPropsWithoutRef<"form">,
  "children" | "defaultValue" | "onSubmit" | "title"
> {
  /** Holds what is consented to: the heading of the form. */
  readonly title?: ReactNode;
  /** The text that is read before anything is ticked. */
  readonly intro?: ReactNode;
  /** The boxes to tick, in their order. */
  readonly clauses: readonly ConsentClause[];
  /** The version of the whole text, kept with what is signed. */
  readonly version: string;
  /** The day of the signature, shown as it will be recorded. */
  readonly date: Date;
  /** Time zone in which instants are read, for instance `America/Montreal`. @default that of `UiProvider` */
  readonly timeZone?: string | undefined;
  /** Holds what is ticked and written, when the host holds it. */
  readonly value?: ConsentValues | undefined;
  /** Answers at first, when the host does not decide. @default nothing ticked, nothing written */
  readonly defaultValue?: ConsentValues | undefined;
  /** Receives what is ticked and written, at each change. */
  readonly onValueChange?: ((values: ConsentValues) => void) | undefined;
  /** Called with a consent that is complete. */
  readonly onSubmit: (submission: ConsentSubmission) => void;
  /** True when the consent is being recorded. @default false */
  readonly submitting?: boolean | undefined;
  /** Reason why it could not be recorded. What was written stays. */
  readonly submitError?: ReactNode;
  /** The verb of the main button. @default "Signer et enregistrer", from the catalogue */
  readonly submitLabel?: string | undefined;
  /** The label of the signer's name, for instance for a legal guardian. */
  readonly signerLabel?: string | undefined;
  /** Other choices, before the main one. */
  readonly actions?: ReactNode;
}

/** The clauses that a person agrees to one by one, who signs, when, and their signature. */
export const ConsentForm = forwardRef<HTMLFormElement, ConsentFormProps>(function ConsentForm(
  {
    title,
    intro,
    clauses,
    version,
    date,
    timeZone: ownTimeZone,
    value,
    defaultValue = emptyConsent,
    onValueChange,
    onSubmit,
    submitting = false,
    submitError,
    submitLabel,
    signerLabel,
    actions,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("consentForm", frConsentForm);
  const timeZone = useTimeZone(ownTimeZone);
  const [values, setValues] = useControllableState({ value, defaultValue, onValueChange });
  const { problems, errorAt, clauseId, signerId, signatureId, summary, submit } = useConsentForm({
    values,
    clauses,
    version,
    onSubmit,
  });

  return (
    <form
      noValidate
      {...rest}
      ref={ref}
      className={cx("cn-consent-form", className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) submit();
      }}
    >
      {title || intro ? (
        <header className="cn-consent-form__text">
          {title ? <h2>{title}</h2> : null}
          {intro ? <div className="cn-consent-form__intro">{intro}</div> : null}
        </header>
      ) : null}
      <ErrorSummary ref={summary} problems={problems} />
      <fieldset className="cn-consent-form__clauses" disabled={submitting}>
        <legend>{messages.clauses}</legend>
        {clauses.map((clause) => (
          <CheckboxField
            key={clause.id}
            id={clauseId(clause)}
            label={
              clause.required ? (
                clause.text
              ) : (
                <>
                  {clause.text} <span className="cn-field__required">{messages.optional}</span>
                </>
              )
            }
            required={clause.required}
            checked={values.accepted.includes(clause.id)}
            error={errorAt(clauseId(clause)) && messages.clauseNeeded}
            onChange={(event) => {
              const others = values.accepted.filter((id) => id !== clause.id);
              const accepted = event.currentTarget.checked ? [...others, clause.id] : others;
              setValues({ ...values, accepted });
            }}
          />
        ))}
      </fieldset>
      <div className="cn-consent-form__who">
        <TextField
          id={signerId}
          label={signerLabel ?? messages.signer}
          required
          autoComplete="off"
          disabled={submitting}
          value={values.signerName}
          error={errorAt(signerId)}
          onChange={(event) => setValues({ ...values, signerName: event.currentTarget.value })}
        />
        <ConsentDate label={messages.date} date={date} timeZone={timeZone} />
      </div>
      <SignaturePad
        id={signatureId}
        tabIndex={-1}
        label={messages.signature}
        required
        disabled={submitting}
        signerName={values.signerName}
        value={values.signature}
        error={errorAt(signatureId)}
        onValueChange={(signature) => setValues({ ...values, signature })}
      />
      {submitError ? <Alert tone="error">{submitError}</Alert> : null}
      <footer className="cn-consent-form__foot">
        <p className="cn-consent-form__version">{messages.version({ version })}</p>
        <div className="cn-consent-form__actions">
          {actions}
          <Button type="submit" variant="primary" size="lg" loading={submitting}>
            {submitLabel ?? messages.submit}
          </Button>
        </div>
      </footer>
    </form>
  );
});
