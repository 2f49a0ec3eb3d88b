import { MENTIONS_MAX, type ProfileFormInput, type ProfileFormOutput } from "@carnation/product/profile";
import { ColorField } from "@carnation/ui/color-field";
import { type CarnationForm, FormField } from "@carnation/ui/form";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  type BusinessFormState,
  BusinessLine,
  BusinessVat,
  CompanyField,
} from "../../../shared/business/BusinessLine.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { LogoField } from "./LogoField.tsx";
import type { Logo } from "./useLogo.ts";

/** Documents are white. */
const PAPER = [{ label: "le papier", color: "#ffffff" }];
/** Least contrast of a text with its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

interface ProfileFieldsProps {
  readonly form: CarnationForm<ProfileFormInput, ProfileFormOutput>;
  /** The account's address, which is changed with its credentials. */
  readonly email: string;
  readonly logo: Logo;
}

/** Shows what a professional says of herself and of her business, in the order of a document. */
export function ProfileFields({ form, email, logo }: ProfileFieldsProps): ReactNode {
  const business = form as unknown as BusinessFormState;
  return (
    <>
      <ResourceFormSection
        title="Vous"
        description={
          <>
            Votre adresse e-mail, {email}, se change dans{" "}
            <Link className="underline underline-offset-2" to={paths.account}>
              Mon compte
            </Link>
            .
          </>
        }
        columns={2}
      >
        <FormField form={form} name="firstname">
          {(field) => <TextField label="Prénom" autoComplete="given-name" required {...field} />}
        </FormField>
        <FormField form={form} name="lastname">
          {(field) => <TextField label="Nom" autoComplete="family-name" required {...field} />}
        </FormField>
      </ResourceFormSection>
      <ResourceFormSection
        title="Établissement"
        description="Ce que vos clients lisent en tête de vos documents."
        columns={2}
      >
        <CompanyField form={business} required />
        <BusinessLine form={business} name="activity" />
        <BusinessLine form={business} name="phone" />
        <BusinessLine form={business} name="website" />
      </ResourceFormSection>
      <ResourceFormSection title="Adresse" columns={2}>
        <BusinessLine form={business} name="street" />
        <BusinessLine form={business} name="complement" />
        <span aria-hidden="true" />
        <BusinessLine form={business} name="postcode" />
        <BusinessLine form={business} name="city" />
      </ResourceFormSection>
      <ResourceFormSection
        title="Mentions obligatoires"
        description="Un devis les porte toutes, au pied de chaque page."
        columns={2}
      >
        <BusinessLine form={business} name="legal_form" />
        <BusinessLine form={business} name="siret" />
        <BusinessLine form={business} name="registration" />
        <BusinessVat form={business} />
        <BusinessLine form={business} name="mediator" />
      </ResourceFormSection>
      <ResourceFormSection title="Vos documents" description="Leur allure, et ce que chaque devis rappelle.">
        <LogoField logo={logo} />
        <FormField form={form} name="business.color">
          {(field) => (
            <ColorField
              label="Couleur du nom"
              hint="Laissez vide pour l’encre de Carnation."
              backgrounds={PAPER}
              minimumContrast={READABLE}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="business.mentions">
          {(field) => (
            <TextAreaField
              label="Conditions de vos devis"
              hint="Paiement, annulation, réclamations."
              characterLimit={MENTIONS_MAX}
              rows={4}
              {...field}
            />
          )}
        </FormField>
      </ResourceFormSection>
    </>
  );
}
