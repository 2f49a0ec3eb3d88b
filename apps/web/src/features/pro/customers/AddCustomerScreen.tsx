import type { CarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import {
  CONSENT_VERSION,
  type ConsentPurpose,
  consentPurposes,
  consentTexts,
  type Customer,
  customerForm,
  customerFormInput,
  type CustomerFormInput,
  type CustomerFormOutput,
} from "@carnation/product/customer";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { isSigned, type Signature, SignaturePad, signaturePng } from "@carnation/ui/signature-pad";
import { useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { FormPage } from "../../../shared/forms/FormPage.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { type NoticeKey, noticeState } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { FormPrerequisites } from "../../../shared/forms/FormPrerequisites.tsx";
import { CustomerFields, emailProblem, type PersonForm, useTypedAge } from "./CustomerFields.tsx";
import { add, customers, pages, type SavedCustomer } from "../../../shared/customers/customers.ts";
import { PictureNotSent } from "./PictureNotSent.tsx";

/** A whole signature, drawn or typed. */
const signed = v.object({
  signature: v.pipe(
    v.custom<Signature | null>(() => true),
    v.check((signature) => isSigned(signature), "La signature est nécessaire."),
  ),
});

const nothingTicked = { email: false, communication: false, improvement: false };

/** The field of each box. */
const consentFields = {
  analysis: "consent",
  email: "consents.email",
  communication: "consents.communication",
  improvement: "consents.improvement",
} as const satisfies Record<ConsentPurpose, string>;

/** `/user/customers/add` */
export function AddCustomerScreen(): ReactNode {
  return <FormPrerequisites atom={customers.list}>{(all) => <AddCustomer all={all} />}</FormPrerequisites>;
}

function AddCustomer({ all }: { readonly all: readonly Customer[] }): ReactNode {
  const navigate = useNavigate();
  // Who the client will be, whatever is tried again: also when they are stored already and only the answer was lost.
  const [request] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date());
  const others = useMemo(() => all.filter(({ id }) => id !== request), [all, request]);
  const schema = useMemo(() => {
    const customer: v.GenericSchema<CustomerFormInput, CustomerFormOutput> = customerForm({
      now,
      customers: others,
    });
    return v.intersect([customer, signed]);
  }, [now, others]);
  const form = useCarnationForm({
    schema,
    defaultValues: { ...customerFormInput(), consent: false, consents: nothingTicked, signature: null },
  });
  const person = form as unknown as PersonForm;
  const { minor } = useTypedAge(person);
  const [firstname, lastname, guardian] = person.methods.watch(["firstname", "lastname", "guardian.name"]);
  const { run } = useMutation(add);
  const [unsent, setUnsent] = useState<SavedCustomer | null>(null);
  const onSaved = (saved: SavedCustomer, notice: NoticeKey, to: string): void => {
    if (saved.unsent) setUnsent(saved);
    else void navigate(to, { state: noticeState(notice) });
  };
  if (unsent) return <PictureNotSent saved={unsent} />;
  return (
    <FormPage
      form={form}
      pages={pages}
      sections
      onSave={async ({ payload, picture, signature }) => {
        const drawing = signature?.kind === "drawn" ? await signaturePng(signature) : undefined;
        return run({ ...payload, request, signature: drawing }, picture);
      }}
      onSaved={(saved, notice) => onSaved(saved, notice, pages.path)}
      alternative={{
        label: "Enregistrer et diagnostiquer",
        onSaved: (saved, notice) => onSaved(saved, notice, paths.customerDiagnosis(saved.id)),
      }}
      problemsOf={problemsOf}
    >
      <CustomerFields form={person} others={others} />
      <ResourceFormSection
        title="Consentements"
        description={`Chaque accord est donné à part, après lecture, et peut être retiré plus tard. Texte version\u00A0${CONSENT_VERSION}.`}
      >
        {consentPurposes.map((purpose) => (
          <FormField key={purpose} form={form} name={consentFields[purpose]}>
            {(field) => (
              <CheckboxField
                label={consentTexts[purpose].clause}
                hint={purpose === "analysis" ? undefined : "Facultatif"}
                required={purpose === "analysis"}
                {...field}
              />
            )}
          </FormField>
        ))}
      </ResourceFormSection>
      <ResourceFormSection
        title="Signature"
        description={
          minor
            ? "Le représentant légal signe pour la personne mineure."
            : "La personne signe ce qu’elle a coché."
        }
      >
        <FormField form={form} name="signature">
          {(field) => (
            <SignaturePad
              label={minor ? "Signature du représentant légal" : "Signature du client"}
              required
              tabIndex={-1}
              signerName={minor ? guardian : `${firstname} ${lastname}`.trim()}
              {...field}
            />
          )}
        </FormField>
      </ResourceFormSection>
    </FormPage>
  );
}

/** Gives what the server refuses in the specification's words stands under the field that it is about. */
function problemsOf(error: CarnationError) {
  const { consentRequired } = clientMessages;
  return error.message === consentRequired ? { consent: consentRequired } : emailProblem(error);
}
