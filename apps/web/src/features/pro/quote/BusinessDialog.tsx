import type { BusinessFormOutput, Profile } from "@carnation/product/profile";
import {
  type AskedEmitterField,
  businessFormAsking,
  businessFormInput,
  emitterFieldsToAsk,
  type QuoteDraft,
} from "@carnation/product/quote";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { Form, useCarnationForm } from "@carnation/ui/form";
import { useState, type ReactNode } from "react";
import {
  type BusinessFormState,
  BusinessLine,
  type BusinessLineName,
  BusinessVat,
  CompanyField,
} from "../../../shared/business/BusinessLine.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { saveBusiness } from "./quotes.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface BusinessDialogProps {
  readonly profile: Profile;
  readonly draft: QuoteDraft;
  /** « Enregistrer et émettre le devis » */
  readonly submitLabel: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for what a quote has to say of its emitter and the profile does not; it is kept in the profile. */
export function BusinessDialog(props: BusinessDialogProps): ReactNode {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      className="w-[min(100vw-2rem,42rem)] max-w-none"
      title="Votre établissement"
      description="Ces mentions figurent sur chaque devis. Elles sont gardées dans votre profil."
    >
      <BusinessForm {...props} />
    </Dialog>
  );
}

function BusinessForm({ profile, draft, submitLabel, onSaved, onClose }: BusinessDialogProps): ReactNode {
  // What is asked for stays, whatever becomes of the profile while one types.
  const [{ input, asked, schema }] = useState(() => {
    const stored = businessFormInput(profile);
    const fields = emitterFieldsToAsk(draft.missingEmitterFields, stored);
    return { input: stored, asked: fields, schema: businessFormAsking(fields) };
  });
  const form: BusinessFormState = useCarnationForm({ schema, defaultValues: input });
  const { run } = useMutation(saveBusiness);
  const save = async (business: BusinessFormOutput): Promise<void> => {
    try {
      await run(business);
    } catch (error) {
      form.setErrors({}, errorMessage(error));
      return;
    }
    onSaved();
  };
  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {asked.map((field) => (
          <Asked key={field} field={field} form={form} />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
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
