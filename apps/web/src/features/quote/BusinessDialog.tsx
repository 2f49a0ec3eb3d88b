import {
  type AskedEmitterField,
  businessFormAsking,
  businessFormInput,
  type BusinessFormInput,
  type BusinessFormOutput,
  emitterFieldsToAsk,
  messageFor,
  type Profile,
  type QuoteDraft,
  readPostalAddress,
  siretField,
  usualVatNumber,
} from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { Dialog } from "@carnation/ui/dialog";
import { type CarnationForm, Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import { useState, type ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../common/state/useMutation.ts";
import { saveBusiness } from "./quotes.ts";

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

type BusinessFormState = CarnationForm<BusinessFormInput, BusinessFormOutput>;

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
      form.setErrors({}, messageFor(error).message);
      return;
    }
    onSaved();
  };
  const exempt = form.methods.watch("business.vat_exempt");
  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {asked.map((field) => (
          <Asked key={field} field={field} form={form} exempt={exempt} />
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

interface AskedProps {
  readonly field: AskedEmitterField;
  readonly form: BusinessFormState;
  /** Under the franchise, which has no VAT number. */
  readonly exempt: boolean;
}

function Asked({ field, form, exempt }: AskedProps): ReactNode {
  const { getValues } = form.methods;
  /** Once the form was refused, what it said of a field follows what the field holds. */
  const fill = (name: "street" | "postcode" | "city" | "vat_number", value: string): void =>
    form.methods.setValue(`business.${name}`, value, {
      shouldDirty: true,
      shouldValidate: form.refusals > 0,
    });
  /** « 12, rue des Lilas, 69003 Lyon », pasted in one go, fills the three lines. */
  const partAddress = (): void => {
    const address = readPostalAddress(getValues("business.street"));
    if (address === null) return;
    for (const line of ["street", "postcode", "city"] as const) {
      fill(line, address[line]);
    }
  };
  /** The number that the administration gives by default, where none was typed. */
  const proposeVatNumber = (): void => {
    const siret = v.safeParse(siretField, getValues("business.siret"));
    const number = siret.success ? usualVatNumber(siret.output) : null;
    if (number === null || exempt || getValues("business.vat_number") !== "") return;
    fill("vat_number", number);
  };
  switch (field) {
    case "company":
      return (
        <FormField form={form} name="company">
          {(bound) => <TextField label="Société" autoComplete="organization" required {...bound} />}
        </FormField>
      );
    case "legalForm":
      return (
        <FormField form={form} name="business.legal_form">
          {(bound) => <TextField label="Forme juridique" hint="EI, EURL, SARL, SASU…" required {...bound} />}
        </FormField>
      );
    case "street":
      return (
        <FormField form={form} name="business.street">
          {(bound) => (
            <TextField
              label="Numéro et rue"
              hint="Une adresse complète collée ici remplit aussi le code postal et la ville."
              autoComplete="street-address"
              className="tablet:col-span-2"
              required
              {...bound}
              onBlur={() => {
                partAddress();
                bound.onBlur();
              }}
            />
          )}
        </FormField>
      );
    case "postcode":
      return (
        <FormField form={form} name="business.postcode">
          {(bound) => (
            <TextField
              label="Code postal"
              autoComplete="postal-code"
              inputMode="numeric"
              required
              {...bound}
            />
          )}
        </FormField>
      );
    case "city":
      return (
        <FormField form={form} name="business.city">
          {(bound) => <TextField label="Ville" autoComplete="address-level2" required {...bound} />}
        </FormField>
      );
    case "phone":
      return (
        <FormField form={form} name="business.phone">
          {(bound) => <TextField label="Téléphone" type="tel" autoComplete="tel" required {...bound} />}
        </FormField>
      );
    case "siret":
      return (
        <FormField form={form} name="business.siret">
          {(bound) => (
            <TextField
              label="Numéro SIRET"
              hint="14 chiffres"
              inputMode="numeric"
              autoComplete="off"
              required
              {...bound}
              onBlur={() => {
                proposeVatNumber();
                bound.onBlur();
              }}
            />
          )}
        </FormField>
      );
    case "vatNumber":
      return (
        <div className="grid gap-3 tablet:col-span-2">
          <FormField form={form} name="business.vat_exempt">
            {(bound) => (
              <CheckboxField
                label="Je suis en franchise de TVA (art. 293 B du CGI)"
                hint="Le devis porte alors la mention légale, sans TVA."
                {...bound}
              />
            )}
          </FormField>
          {exempt ? null : (
            <FormField form={form} name="business.vat_number">
              {(bound) => (
                <TextField
                  label="Numéro de TVA"
                  hint={"Proposé d’après votre SIRET\u00A0: vérifiez-le."}
                  autoComplete="off"
                  required
                  {...bound}
                />
              )}
            </FormField>
          )}
        </div>
      );
    case "mediator":
      return (
        <FormField form={form} name="business.mediator">
          {(bound) => (
            <TextField
              label="Médiateur de la consommation"
              hint="Son nom et son adresse ou son site."
              className="tablet:col-span-2"
              autoComplete="off"
              required
              {...bound}
            />
          )}
        </FormField>
      );
  }
}
