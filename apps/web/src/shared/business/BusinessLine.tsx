import { readPostalAddress, siretField, usualVatNumber } from "@carnation/domain/field";
import type { BusinessFormInput, BusinessFormOutput } from "@carnation/product/profile";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { type CarnationForm, FormField } from "@carnation/ui/form";
import { TextField, type TextFieldProps } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import * as v from "valibot";

/** A form that holds a business, whatever else it holds. */
export type BusinessFormState = CarnationForm<BusinessFormInput, BusinessFormOutput>;

/** A line of the business that is one text. */
export type BusinessLineName = Exclude<
  keyof BusinessFormInput["business"],
  "vat_exempt" | "vat_number" | "color" | "mentions"
>;

type Words = Pick<TextFieldProps, "label" | "hint" | "autoComplete" | "inputMode" | "type">;

const words: Readonly<Record<BusinessLineName, Words>> = {
  activity: { label: "Activité", hint: "Institut de beauté, praticienne en cosmétique…" },
  legal_form: { label: "Forme juridique", hint: "EI, EURL, SARL, SASU…" },
  street: {
    label: "Numéro et rue",
    hint: "Une adresse complète collée ici remplit aussi le code postal et la ville.",
    autoComplete: "street-address",
  },
  complement: { label: "Complément d’adresse", autoComplete: "address-line2" },
  postcode: { label: "Code postal", autoComplete: "postal-code", inputMode: "numeric" },
  city: { label: "Ville", autoComplete: "address-level2" },
  phone: { label: "Téléphone", type: "tel", autoComplete: "tel" },
  siret: { label: "Numéro SIRET", hint: "14 chiffres", inputMode: "numeric" },
  registration: { label: "Registre", hint: "RCS Lyon, RM 69… s’il y en a un." },
  mediator: { label: "Médiateur de la consommation", hint: "Son nom et son adresse ou son site." },
  website: { label: "Site internet", hint: "www.institut.fr", inputMode: "url", autoComplete: "url" },
};

/** Holds what stands in a line of its own. */
const wide: ReadonlySet<BusinessLineName> = new Set(["street", "mediator"]);

interface BusinessFieldProps {
  readonly form: BusinessFormState;
  /** @default false */
  readonly required?: boolean;
}

interface BusinessLineProps extends BusinessFieldProps {
  readonly name: BusinessLineName;
}

/** One line of what a quote says of its emitter; an address that was pasted whole, or a SIRET, fills others too. */
export function BusinessLine({ form, name, required = false }: BusinessLineProps): ReactNode {
  const onLeft = filling[name];
  const field = (
    <FormField form={form} name={`business.${name}`}>
      {(bound) => (
        <TextField
          autoComplete="off"
          {...words[name]}
          required={required}
          {...bound}
          onBlur={() => {
            onLeft?.(form);
            bound.onBlur();
          }}
        />
      )}
    </FormField>
  );
  if (!wide.has(name)) return field;
  return (
    <div data-wide="" className="tablet:col-span-2">
      {field}
    </div>
  );
}

/** The franchise, or the number of VAT. */
export function BusinessVat({ form, required = false }: BusinessFieldProps): ReactNode {
  const exempt = form.methods.watch("business.vat_exempt");
  return (
    <div className="grid gap-3 tablet:col-span-2" data-wide="">
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
              required={required}
              {...bound}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

/** The name that quotes and reports begin with. */
export function CompanyField({ form, required = false }: BusinessFieldProps): ReactNode {
  return (
    <FormField form={form} name="company">
      {(bound) => <TextField label="Société" autoComplete="organization" required={required} {...bound} />}
    </FormField>
  );
}

/** Once the form was refused, what it said of a field follows what the field holds. */
function fill(
  form: BusinessFormState,
  name: "street" | "postcode" | "city" | "vat_number",
  value: string,
): void {
  form.methods.setValue(`business.${name}`, value, {
    shouldDirty: true,
    shouldValidate: form.refusals > 0,
  });
}

/** « 12, rue des Lilas, 69003 Lyon », pasted in one go, fills the three lines. */
function partAddress(form: BusinessFormState): void {
  const address = readPostalAddress(form.methods.getValues("business.street"));
  if (address === null) return;
  for (const line of ["street", "postcode", "city"] as const) fill(form, line, address[line]);
}

/** The number that the administration gives by default, where none was typed. */
function proposeVatNumber(form: BusinessFormState): void {
  const { siret, vat_exempt, vat_number } = form.methods.getValues("business");
  const given = v.safeParse(siretField, siret);
  const number = given.success ? usualVatNumber(given.output) : null;
  if (number === null || vat_exempt || vat_number !== "") return;
  fill(form, "vat_number", number);
}

/** Gives what a line fills besides itself, once it is left. */
const filling: Readonly<Partial<Record<BusinessLineName, (form: BusinessFormState) => void>>> = {
  street: partAddress,
  siret: proposeVatNumber,
};
