import { formatCount } from "@carnation/domain/format";
import type { BusinessFormOutput, Profile } from "@carnation/product/profile";
import {
  type AskedEmitterField,
  businessFormAsking,
  businessFormInput,
  emitterFieldsToAsk,
  type QuoteDraft,
} from "@carnation/product/quote";
import { Button } from "@carnation/ui/button";
import { Form, LockedFields, useCarnationForm } from "@carnation/ui/form";
import { useId, useRef, useState, type ReactNode } from "react";
import {
  type BusinessFormState,
  BusinessLine,
  type BusinessLineName,
  BusinessVat,
  CompanyField,
} from "../../../shared/business/BusinessLine.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** A button of the form, and what is done once the details are kept. */
export interface BusinessAction {
  /** « Enregistrer et émettre le devis » */
  readonly label: string;
  readonly onSaved: () => void;
}

interface BusinessFormProps {
  readonly profile: Profile;
  readonly draft: QuoteDraft;
  /** Ways to go on; the first is the one of Enter. */
  readonly actions: readonly BusinessAction[];
  /** Called when one of them is pressed, also when something is missing still. */
  readonly onPress: () => void;
  /** Keeps the details in the profile. @throws {CarnationError} */
  readonly onSave: (business: BusinessFormOutput) => Promise<void>;
}

/** Asks for what a quote has to say of its emitter and the profile does not; it is kept in the profile. */
export function BusinessForm({ profile, draft, actions, onPress, onSave }: BusinessFormProps): ReactNode {
  const id = useId();
  // What is asked for stays, whatever becomes of the profile while one types.
  const [{ input, asked, schema }] = useState(() => {
    const stored = businessFormInput(profile);
    const fields = emitterFieldsToAsk(draft.missingEmitterFields, stored);
    return { input: stored, asked: fields, schema: businessFormAsking(fields) };
  });
  const form: BusinessFormState = useCarnationForm({ schema, defaultValues: input });
  const pressed = useRef(0);
  const save = async (business: BusinessFormOutput): Promise<void> => {
    try {
      await onSave(business);
    } catch (error) {
      form.setErrors({}, errorMessage(error));
      return;
    }
    actions[pressed.current]?.onSaved();
  };
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id}>Votre établissement</h2>
      <p className="mt-1.5 mb-4 text-small text-ink-2">
        {`${formatCount(draft.missingEmitterFields.length, "mention obligatoire manque", "mentions obligatoires manquent")} au devis. `}
        Gardées dans votre profil, elles figureront sur chacun.
      </p>
      {/* The lines know columns of a wider form, of which a narrow column takes no notice. */}
      <Form form={form} onSubmit={save} className="flex flex-col gap-4">
        <LockedFields locked={form.pending} className="flex flex-col gap-4">
          {asked.map((field) => (
            <Asked key={field} field={field} form={form} />
          ))}
        </LockedFields>
        <div className="grid gap-2.5">
          {actions.map(({ label }, place) => (
            <Button
              key={label}
              type="submit"
              block
              variant={place === 0 ? "primary" : "outline"}
              size={place === 0 ? "lg" : "md"}
              loading={form.pending}
              onClick={() => {
                pressed.current = place;
                onPress();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  );
}

/** Holds what is kept as one text, by what a quote calls it. */
const lines = {
  legalForm: "legal_form",
  street: "street",
  postcode: "postcode",
  city: "city",
  phone: "phone",
  siret: "siret",
  mediator: "mediator",
} as const satisfies Readonly<Record<Exclude<AskedEmitterField, "company" | "vatNumber">, BusinessLineName>>;

interface AskedProps {
  readonly field: AskedEmitterField;
  readonly form: BusinessFormState;
}

function Asked({ field, form }: AskedProps): ReactNode {
  if (field === "company") return <CompanyField form={form} required />;
  if (field === "vatNumber") return <BusinessVat form={form} required />;
  return <BusinessLine form={form} name={lines[field]} required />;
}
