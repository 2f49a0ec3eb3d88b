import * as v from "valibot";
import { toStoredBusiness } from "../profile/business.ts";
import type { Profile } from "../profile/profile.ts";
import { businessForm, type BusinessFormInput, type BusinessFormOutput } from "../profile/profileForm.ts";
import { type EmitterField, emitterFields } from "./quoteEmitter.ts";

/** Describes what a form can ask for: the address of an account is changed with its credentials. */
export type AskedEmitterField = Exclude<EmitterField, "email">;

type BusinessInput = BusinessFormInput["business"];

/** Under which name of the map `business` each is kept; the company is beside the map. */
const stored = {
  legalForm: "legal_form",
  street: "street",
  postcode: "postcode",
  city: "city",
  phone: "phone",
  siret: "siret",
  vatNumber: "vat_number",
  mediator: "mediator",
} as const satisfies Readonly<Record<Exclude<AskedEmitterField, "company">, keyof BusinessInput>>;

const required: Readonly<Record<AskedEmitterField, string>> = {
  company: "Saisissez le nom de votre société.",
  legalForm: "Saisissez la forme juridique.",
  street: "Saisissez la rue.",
  postcode: "Saisissez le code postal.",
  city: "Saisissez la ville.",
  phone: "Saisissez le téléphone.",
  siret: "Saisissez le numéro SIRET.",
  vatNumber: "Saisissez le numéro de TVA, ou cochez la franchise en base.",
  mediator: "Saisissez le médiateur.",
};

/** Gives what `businessForm` begins with: the stored company and business. */
export function businessFormInput({
  company,
  business,
}: Pick<Profile, "company" | "business">): BusinessFormInput {
  const { logo: _, ...fields } = toStoredBusiness(business);
  return { company, business: fields };
}

/**
 * Lists the fields to fill before a quote is issued: what is missing, and what is stored but would be refused.
 * @param missing see `missingEmitterFields`
 */
export function emitterFieldsToAsk(
  missing: readonly EmitterField[],
  input: BusinessFormInput,
): AskedEmitterField[] {
  const refused = new Set(
    (v.safeParse(businessForm, input).issues ?? []).map((issue) => v.getDotPath(issue)),
  );
  return emitterFields
    .filter((field) => field !== "email")
    .filter((field) => missing.includes(field) || refused.has(keysOf(field).join(".")));
}

/**
 * `businessForm` in which what is asked for has to be given; the number of VAT, unless under the franchise. What is wrong
 * is said of every field at once.
 */
/* @__NO_SIDE_EFFECTS__ */
export function businessFormAsking(
  asked: readonly AskedEmitterField[],
): v.GenericSchema<BusinessFormInput, BusinessFormOutput> {
  return v.pipe(
    v.custom<BusinessFormInput>(() => true),
    v.rawTransform<BusinessFormInput, BusinessFormOutput>(
      ({ dataset: { value: input }, addIssue, NEVER }) => {
        const parsed = v.safeParse(businessForm, input);
        const blank = asked.filter((field) => isBlank(input, field));
        for (const field of blank) addIssue({ message: required[field], path: pathOf(input, field) });
        const said = new Set<string | null>(blank.map((field) => keysOf(field).join(".")));
        const others = (parsed.issues ?? []).filter((issue) => !said.has(v.getDotPath(issue)));
        for (const { message, path } of others) addIssue({ message, path });
        return parsed.success && blank.length === 0 ? parsed.output : NEVER;
      },
    ),
  );
}

function isBlank({ company, business }: BusinessFormInput, field: AskedEmitterField): boolean {
  if (field === "company") return company.trim() === "";
  if (field === "vatNumber" && business.vat_exempt) return false;
  return business[stored[field]].trim() === "";
}

function keysOf(field: AskedEmitterField): readonly string[] {
  return field === "company" ? [field] : ["business", stored[field]];
}

function pathOf(input: object, field: AskedEmitterField): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const item = (key: string): v.IssuePathItem => ({
    type: "object",
    origin: "value",
    input: { ...input },
    key,
    value: "",
  });
  return field === "company" ? [item(field)] : [item("business"), item(stored[field])];
}
