import { formatDate, type IsoDay, parseIsoDay } from "@carnation/domain/format";
import { QUOTE_CONDITIONS_MAX } from "@carnation/product/quote";
import { DateField } from "@carnation/ui/date-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import type { ReactNode } from "react";
import type { LiveQuote } from "./useQuoteDraft.ts";

interface QuoteTermsFieldsProps {
  readonly live: LiveQuote;
  /** The day of the quote that is shown: today, while it is a draft. */
  readonly issuedOn: IsoDay;
  /** True when the profile prints mentions of its own under every quote. */
  readonly hasMentions: boolean;
}

/** Until when the offer stands, and on what conditions. */
export function QuoteTermsFields({ live, issuedOn, hasMentions }: QuoteTermsFieldsProps): ReactNode {
  const { fields, problems, draft, change } = live;
  const day = parseIsoDay(issuedOn);
  return (
    <>
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <div className="grid content-start gap-1">
          <span className="text-small font-medium">Date du devis</span>
          <span className="flex min-h-11 items-center">{day === null ? "" : formatDate(day)}</span>
        </div>
        <DateField
          label="Valable jusqu’au"
          min={draft.issuedOn}
          value={fields.validUntil}
          onValueChange={(validUntil) => change({ validUntil })}
          error={problems.validUntil}
        />
      </div>
      <TextAreaField
        label="Conditions"
        rows={3}
        characterLimit={QUOTE_CONDITIONS_MAX}
        value={fields.conditions}
        onValueChange={(conditions) => change({ conditions })}
        hint={
          hasMentions
            ? "Propres à ce devis. Les mentions de votre profil suivent."
            : "Règlement, annulation, réclamations."
        }
        error={problems.conditions}
      />
    </>
  );
}
