import * as v from "valibot";
import type { IsoDay } from "../format/isoDay.ts";
import { documentPaths } from "../path/documentPath.ts";
import { dateSchema, optionalDaySchema, referenceIdsSchema, textSchema } from "../wire/wireValues.ts";
import { type ConsentRecord, consentRecordSchema } from "./consent.ts";
import { type Guardian, guardianSchema } from "./guardian.ts";

/** What a client's file tells of the last diagnosis. */
export interface LastDiagnostic {
  readonly id: string;
  readonly date: Date;
  /** The day of the next photo that its routine fixes, in Paris; null when it fixes none. */
  readonly nextPhoto: IsoDay | null;
}

/** A client of a professional: a person whose face is analysed. */
export interface Customer {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  /** Whether the client agrees to the analysis now; the ledger `consents` says since when. */
  readonly consent: boolean;
  /** The last diagnosis that was done; null before the first one. */
  readonly lastDiagnostic: LastDiagnostic | null;
  /** Null when it was not given. */
  readonly birthYear: number | null;
  /** E.164; null when it was not given. */
  readonly phone: string | null;
  /** What the professional wrote; empty when nothing. */
  readonly notes: string;
  /** Ids of the contraindications to respect. */
  readonly contraindications: readonly string[];
  /** Every consent given and withdrawn, oldest first. */
  readonly consents: readonly ConsentRecord[];
  /** Who agreed for a minor; null for an adult. */
  readonly guardian: Guardian | null;
  readonly created: Date | null;
  /** When the form last changed it; what is saved names it, so that nobody overwrites what they have not seen. */
  readonly updated: Date | null;
}

const lastDiagnostic = v.object({ id: v.string(), date: dateSchema, next_photo: optionalDaySchema });

const storedCustomer = v.object({
  firstname: textSchema,
  lastname: textSchema,
  email: textSchema,
  picture: v.nullish(v.string(), null),
  consent: v.fallback(v.boolean(), false),
  last_diagnostic: v.fallback(v.nullish(lastDiagnostic, null), null),
  birth_year: v.nullish(v.number(), null),
  phone: v.nullish(v.string(), null),
  notes: textSchema,
  contraindications: referenceIdsSchema,
  consents: v.nullish(v.array(consentRecordSchema), []),
  guardian: v.nullish(guardianSchema, null),
  created: v.nullish(dateSchema, null),
  updated: v.nullish(dateSchema, null),
});

/**
 * Reads a stored client document.
 * @throws {v.ValiError} when the document is not a client
 */
export function parseCustomer(id: string, fields: unknown): Customer {
  const { last_diagnostic, birth_year, contraindications, ...stored } = v.parse(storedCustomer, fields);
  return {
    ...stored,
    id,
    lastDiagnostic: last_diagnostic && {
      id: last_diagnostic.id,
      date: last_diagnostic.date,
      nextPhoto: last_diagnostic.next_photo,
    },
    birthYear: birth_year,
    contraindications,
  };
}

/** The fields to store for a client, so that `parseCustomer` reads the same one back. */
export function toStoredCustomer(customer: Customer): Readonly<Record<string, unknown>> {
  const { id: _, lastDiagnostic, birthYear, contraindications, ...stored } = customer;
  return {
    ...stored,
    last_diagnostic: lastDiagnostic && {
      id: lastDiagnostic.id,
      date: lastDiagnostic.date,
      next_photo: lastDiagnostic.nextPhoto,
    },
    birth_year: birthYear,
    contraindications: contraindications.map(documentPaths.contraindication),
  };
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
