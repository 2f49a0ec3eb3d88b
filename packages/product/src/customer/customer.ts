import type { IsoDay } from "@carnation/domain/format";
import {
  dateSchema,
  fileNameSchema,
  readFields,
  relatedIds,
  relatedIdSchema,
  storedNumberSchema,
  textSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { type SearchFields, searchFields } from "../search/index.ts";
import { consentKey, type ConsentRecord, consentRecordSchema } from "./consent.ts";
import { type Guardian, guardianSchema } from "./guardian.ts";
import {
  type LastDiagnostic,
  lastDiagnosticSchema,
  reviewDue,
  toStoredLastDiagnostic,
} from "./lastDiagnostic.ts";

/** A client of a professional: a person whose face is analysed. */
export interface Customer {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  /** True when the client agrees to the analysis now; the ledger `consents` says since when. */
  readonly consent: boolean;
  /** The last diagnosis that was done; null before the first one. */
  readonly lastDiagnostic: LastDiagnostic | null;
  /** Null when it was not given. */
  readonly birthYear: number | null;
  /** E.164; null when it was not given. */
  readonly phone: string | null;
  /** Holds what the professional wrote; empty when nothing. */
  readonly notes: string;
  /** Ids of the contraindications to respect. */
  readonly contraindications: readonly string[];
  /** Every consent given and withdrawn, oldest first. */
  readonly consents: readonly ConsentRecord[];
  /** Person who agreed for a minor; null for an adult. */
  readonly guardian: Guardian | null;
  readonly created: Date | null;
  /** Stored names of the fields that could not be read; absent when all could. */
  readonly unreadable?: readonly string[];
  /** Moment when the form last changed it; what is saved names it, so that nobody overwrites what they have not seen. */
  readonly updated: Date | null;
}

const storedCustomer = {
  firstname: textSchema,
  lastname: textSchema,
  email: textSchema,
  picture: fileNameSchema,
  consent: v.nullish(v.boolean(), false),
  last_diagnostic: lastDiagnosticSchema,
  birth_year: v.nullish(storedNumberSchema, null),
  phone: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), null),
  notes: textSchema,
  contraindications: v.nullish(v.array(relatedIdSchema("contraindications")), []),
  consents: v.nullish(v.array(consentRecordSchema), []),
  guardian: v.nullish(guardianSchema, null),
  created: v.nullish(dateSchema, null),
  updated: v.nullish(dateSchema, null),
};

/** Names of the fields under which a client is stored. */
export type CustomerField = keyof typeof storedCustomer;

/**
 * Reads a stored client document, field by field: what cannot be read is named (`unreadable`), and of a list what can be.
 * @throws {v.ValiError} when the document is not a client
 */
export function parseCustomer(id: string, fields: unknown): Customer {
  const { values, unreadable } = readFields(storedCustomer, fields);
  const { last_diagnostic, birth_year, contraindications, consents, ...stored } = values;
  const raw: Readonly<Record<string, unknown>> = Object(fields);
  const isCut = (name: string): boolean => unreadable.includes(name);
  return {
    ...stored,
    id,
    lastDiagnostic: last_diagnostic,
    birthYear: birth_year,
    contraindications: isCut("contraindications")
      ? relatedIds(raw["contraindications"], "contraindications")
      : contraindications,
    consents: isCut("consents") ? readableItems(raw["consents"], consentRecordSchema) : consents,
    ...(unreadable.length > 0 && { unreadable }),
  };
}

function readableItems<T>(stored: unknown, schema: v.GenericSchema<unknown, T>): T[] {
  return (Array.isArray(stored) ? stored : []).flatMap((item) => {
    const read = v.safeParse(schema, item);
    return read.success ? [read.output] : [];
  });
}

/** The fields to store for a client, so that `parseCustomer` reads the same one back, and those by which the server finds them. */
export function toStoredCustomer(customer: Customer): Readonly<Record<string, unknown>> {
  const { id: _, unreadable: _u, lastDiagnostic, birthYear, contraindications, ...stored } = customer;
  return {
    ...stored,
    last_diagnostic: toStoredLastDiagnostic(lastDiagnostic),
    birth_year: birthYear,
    contraindications: contraindications.map(documentPaths.contraindication),
    ...customerSearchFields(customer),
  };
}

/** The fields by which the server finds a client: by name and address, by what is due. */
export interface CustomerSearchFields extends SearchFields {
  /** The day on which the next photo is due (`reviewDue`). */
  readonly review_due: IsoDay | null;
  /** The consent to the analysis (`consentKey`). */
  readonly consent_key: string | null;
}

/** Makes the search fields of a client, by last name. */
export function customerSearchFields({
  firstname,
  lastname,
  email,
  lastDiagnostic,
  consents,
}: Pick<Customer, "firstname" | "lastname" | "email" | "lastDiagnostic" | "consents">): CustomerSearchFields {
  return {
    ...searchFields(`${lastname} ${firstname}`, email),
    review_due: reviewDue(lastDiagnostic),
    consent_key: consentKey(consents),
  };
}

/**
 * Tells whether a client's file tells for sure that nothing was analysed yet: one of before the ledger, or of another system, may
 * never have noted it.
 */
export function tellsOfNoDiagnosis({
  lastDiagnostic,
  consents,
  unreadable = [],
}: Pick<Customer, "lastDiagnostic" | "consents" | "unreadable">): boolean {
  return lastDiagnostic === null && consents.length > 0 && !unreadable.includes("last_diagnostic");
}

/** A client's name as it is signed: « Anaïs Morel »; empty where none is stored. */
export function customerName({ firstname, lastname }: Pick<Customer, "firstname" | "lastname">): string {
  return `${firstname} ${lastname}`.trim();
}

/** A client as a page calls them: by name; « Client sans nom » where none is stored, so that they can be told and chosen. */
export function customerLabel(customer: Pick<Customer, "firstname" | "lastname">): string {
  return customerName(customer) || "Client sans nom";
}

/** The client with one more line in the ledger; `consent` follows the lines about the analysis. */
export function withConsent(customer: Customer, record: ConsentRecord): Customer {
  return {
    ...customer,
    consent: record.purpose === "analysis" ? record.given : customer.consent,
    consents: [...customer.consents, record],
  };
}
