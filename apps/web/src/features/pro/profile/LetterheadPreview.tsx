import type { ProfileFormInput, ProfileFormOutput } from "@carnation/product/profile";
import type { CarnationForm } from "@carnation/ui/form";
import { QuoteSheet } from "@carnation/ui/quote-table";
import type { ReactNode } from "react";
import { useNow } from "../../../shared/browser/useNow.ts";
import { letterheadOf, profileOfInput } from "./letterhead.ts";

interface LetterheadPreviewProps {
  readonly form: CarnationForm<ProfileFormInput, ProfileFormOutput>;
  /** The account's address. */
  readonly email: string;
  /** Address of the logo; null without one. */
  readonly logo: string | null;
}

/** The head of every document, while its words are typed: the parts of the quote's own sheet. */
export function LetterheadPreview({ form, email, logo }: LetterheadPreviewProps): ReactNode {
  const now = useNow();
  const document = letterheadOf(profileOfInput(form.methods.watch()), email, now);
  const { emitter, recipient, number, issuedOn, validUntil, conditions, legal } = document;
  // The same line may stand twice: the place tells one from the other.
  const paragraphs = conditions.paragraphs.map((text, place) => {
    const key = `${place} ${text}`;
    return <p key={key}>{text}</p>;
  });
  return (
    <aside aria-label="Aperçu" className="max-wide:max-w-[34rem] wide:sticky wide:top-6 wide:self-start">
      <p aria-hidden="true" className="mb-3 text-small text-ink-2">
        Aperçu de vos documents
      </p>
      <div className="bg-table p-3 tablet:p-5">
        <QuoteSheet
          fit="head"
          aria-label="Aperçu de l’en-tête de vos documents"
          emitter={emitter}
          logo={logo === null ? undefined : <img src={logo} alt="" />}
          accent={emitter.accent ?? undefined}
          recipient={recipient}
          number={number}
          issuedOn={issuedOn}
          validUntil={validUntil}
          conditions={paragraphs.length === 0 ? undefined : paragraphs}
          legal={legal}
        />
      </div>
      <p className="mt-3 text-small text-ink-2">
        Cet en-tête figure sur vos devis, vos prescriptions et vos comparaisons.
      </p>
    </aside>
  );
}
