import { readableTextSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Describes what a professional's documents say about their emitter (MARKET D1). An empty text is one that was not given. */
export interface Business {
  /** Kind of activity, in the professional's own words: « Institut de beauté ». */
  readonly activity: string;
  /** « EI », « SARL »… */
  readonly legalForm: string;
  readonly street: string;
  readonly complement: string;
  /** Five digits. */
  readonly postcode: string;
  readonly city: string;
  /** E.164. */
  readonly phone: string;
  /** Fourteen digits. */
  readonly siret: string;
  /** Register and town: « RCS Lyon », « RM 69 ». */
  readonly registration: string;
  /** In capitals, without spaces; empty under the franchise. */
  readonly vatNumber: string;
  /** Under the franchise of article 293 B of the French tax code: no VAT is charged. */
  readonly vatExempt: boolean;
  /** Name and address of the consumer mediator. */
  readonly mediator: string;
  /** An `https` address. */
  readonly website: string;
  /** `#rrggbb`; empty for the product's own. */
  readonly colour: string;
  /** File name of the logo; null when there is none. */
  readonly logo: string | null;
  /** Payment, cancellation and complaint terms, printed under every quote. */
  readonly mentions: string;
}

/** The stored map `business` of a user; every field may be absent. */
const storedBusiness = v.object({
  activity: readableTextSchema,
  legal_form: readableTextSchema,
  street: readableTextSchema,
  complement: readableTextSchema,
  postcode: readableTextSchema,
  city: readableTextSchema,
  phone: readableTextSchema,
  siret: readableTextSchema,
  registration: readableTextSchema,
  vat_number: readableTextSchema,
  vat_exempt: v.fallback(v.boolean(), false),
  mediator: readableTextSchema,
  website: readableTextSchema,
  color: readableTextSchema,
  logo: v.fallback(v.nullish(v.string(), null), null),
  mentions: readableTextSchema,
});

const storedMap = v.fallback(storedBusiness, () => v.parse(storedBusiness, {}));

/** A business as it is stored. */
export type StoredBusiness = v.InferOutput<typeof storedBusiness>;

/** Reads the stored map `business` of a user; an absent one is empty, and so is a line that cannot be read. */
export function parseBusiness(fields: unknown): Business {
  const { legal_form, vat_number, vat_exempt, color, ...stored } = v.parse(storedMap, fields);
  return {
    ...stored,
    legalForm: legal_form,
    vatNumber: vat_number,
    vatExempt: vat_exempt,
    colour: color,
  };
}

/** The map to store, so that `parseBusiness` reads the same business back. */
export function toStoredBusiness(business: Business): StoredBusiness {
  const { legalForm, vatNumber, vatExempt, colour, ...stored } = business;
  return { ...stored, legal_form: legalForm, vat_number: vatNumber, vat_exempt: vatExempt, color: colour };
}
