import { parseDate, relatedId, relatedItems } from "@carnation/domain/internal/wire";
import { accountSearchFields } from "@carnation/product/account";
import { couponSearchFields, parseCoupon } from "@carnation/product/coupon";
import { customerSearchFields, parseCustomer } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import { parseAccount } from "@carnation/product/profile";
import { searchFields } from "@carnation/product/search";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from "firebase-admin/firestore";
import { isDeepStrictEqual } from "node:util";

/** The fields of a document that are to be stored otherwise; empty when none is. */
export type ConvertFields = (stored: DocumentSnapshot) => Readonly<Record<string, unknown>>;

/** A kind of documents, and how each is converted. */
export interface Conversion {
  readonly documents: (db: Firestore) => Query;
  readonly convert: ConvertFields;
}

type Field = (stored: DocumentSnapshot) => unknown;

/** A field that keeps what is stored: nothing to convert. */
const asStored = Symbol("as stored");

/** One related document, as the product names it; what cannot be read stays. */
const related =
  (name: string, collection: string, write: (id: string, stored: DocumentSnapshot) => unknown): Field =>
  (stored) => {
    const id = relatedId(stored.get(name), collection);
    return id === null ? asStored : write(id, stored);
  };

/** A list of related documents, as the product names them; what cannot be read of it stays where it is. */
const relatedList =
  (name: string, collection: string, path: (id: string) => string): Field =>
  (stored) => {
    const items = relatedItems(stored.get(name));
    if (items.length === 0) return asStored;
    return items.map((item) => {
      const id = relatedId(item, collection);
      return id === null ? item : path(id);
    });
  };

/** A date that lists are ordered by: another form of a date, or another date of the document, or when it was stored. */
const date =
  (name: string, ...others: readonly string[]): Field =>
  (stored) => {
    if (stored.get(name) instanceof Timestamp) return asStored;
    const known = [name, ...others].flatMap((other) => parseDate(stored.get(other)) ?? []);
    return known[0] === undefined ? stored.createTime : Timestamp.fromDate(known[0]);
  };

/** A text that lists are ordered by; the empty one where there is none. What is no text stays, after all texts. */
const text =
  (name: string): Field =>
  (stored) =>
    stored.get(name) === undefined ? "" : asStored;

const searchNames = ["search_keys", "sort_key"] as const;

/** The fields by which the server finds a document: they follow from what is stored; a document that cannot be read has none. */
function search<Fields extends object>(
  names: readonly (keyof Fields & string)[],
  of: (id: string, stored: unknown) => Fields,
): Readonly<Record<string, Field>> {
  const field =
    (name: keyof Fields): Field =>
    (stored) => {
      try {
        return of(stored.id, stored.data())[name];
      } catch {
        return asStored;
      }
    };
  return Object.fromEntries(names.map((name) => [name, field(name)]));
}

function textOf(stored: unknown, name: string): string {
  const text = new Map<string, unknown>(Object.entries(Object(stored))).get(name);
  return typeof text === "string" ? text : "";
}

/** The fields that are another value than what is stored. */
const fields =
  (all: Readonly<Record<string, Field>>): ConvertFields =>
  (stored) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, of]): [string, unknown][] => {
        const value = of(stored);
        return value === asStored || isSame(value, stored.get(name)) ? [] : [[name, value]];
      }),
    );

function isSame(one: unknown, other: unknown): boolean {
  if (isReference(one) && isReference(other)) return one.isEqual(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  return isDeepStrictEqual(one, other);
}

function isReference(value: unknown): value is DocumentReference {
  return typeof value === "object" && value !== null && "firestore" in value && "isEqual" in value;
}

/** True when a document stands in a collection of that path: a collection group finds all of its name. */
const under =
  (collection: RegExp, convert: ConvertFields): ConvertFields =>
  (stored) =>
    collection.test(stored.ref.path) ? convert(stored) : {};

/** The client that a diagnosis names, as a reference: the form in which diagnoses are queried and stored. */
const customerReference = related("customer", "customers", (id, { ref }) => {
  const uid = ref.parent.parent?.id ?? "";
  return ref.firestore.doc(documentPaths.customer(uid, id));
});

/**
 * Holds what is stored in another form than the product writes, by kind of document: related documents, and the fields that lists
 * are ordered by. The last diagnosis of a client follows from their diagnoses (`convertLastDiagnoses`).
 */
export const conversions: Readonly<Record<string, Conversion>> = {
  accounts: {
    documents: (db) => db.collection(documentPaths.users()),
    convert: fields({
      enabled_subcategories: relatedList("enabled_subcategories", "subcategories", documentPaths.subcategory),
      coupon: related("coupon", "coupons", documentPaths.coupon),
      lastname: text("lastname"),
      created: date("created"),
      ...search(searchNames, (id, stored) => accountSearchFields(parseAccount(id, stored))),
    }),
  },
  clients: {
    documents: (db) => db.collectionGroup("customers"),
    convert: under(
      /^users\/[^/]+\/customers\//u,
      fields({
        contraindications: relatedList(
          "contraindications",
          "contraindications",
          documentPaths.contraindication,
        ),
        lastname: text("lastname"),
        ...search([...searchNames, "review_due", "consent_key"], (id, stored) =>
          customerSearchFields(parseCustomer(id, stored)),
        ),
      }),
    ),
  },
  diagnoses: {
    documents: (db) => db.collectionGroup("diagnosis"),
    convert: under(
      /^users\/[^/]+\/diagnosis\//u,
      fields({ customer: customerReference, created: date("created", "finished") }),
    ),
  },
  recommendations: {
    documents: (db) => db.collection(documentPaths.recommendations()),
    convert: fields({
      owner: related("owner", "users", (id) => id),
      subcategory: related("subcategory", "subcategories", documentPaths.subcategory),
      contraindications: relatedList(
        "contraindications",
        "contraindications",
        documentPaths.contraindication,
      ),
      name: text("name"),
      ...search(searchNames, (_id, stored) => searchFields(textOf(stored, "name"))),
    }),
  },
  prices: {
    documents: (db) => db.collectionGroup("prices"),
    convert: under(/^recommendations\/[^/]+\/prices\//u, fields({ uid: ({ id }) => id })),
  },
  subcategories: {
    documents: (db) => db.collection(documentPaths.subcategories()),
    convert: fields({ name: text("name") }),
  },
  contraindications: {
    documents: (db) => db.collection(documentPaths.contraindications()),
    convert: fields({ name: text("name") }),
  },
  coupons: {
    documents: (db) => db.collection(documentPaths.coupons()),
    convert: fields({
      name: text("name"),
      ...search(searchNames, (id, stored) => couponSearchFields(parseCoupon(id, stored))),
    }),
  },
  invoices: {
    documents: (db) => db.collection(documentPaths.invoices()),
    convert: fields({
      customer: related("customer", "users", documentPaths.user),
      created: date("created", "date", "period_end", "period_start"),
    }),
  },
  news: {
    documents: (db) => db.collection(documentPaths.news()),
    convert: fields({
      createdAt: date("createdAt", "created", "date"),
      ...search(searchNames, (_id, stored) => searchFields(textOf(stored, "title"))),
    }),
  },
};
