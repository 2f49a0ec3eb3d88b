import { type ConsentPurpose, CONSENT_VERSION, type ConsentRecord } from "./consent.ts";
import { type Customer, customerName } from "./customer.ts";
import type { CreateCustomerRequest, UpdateCustomerRequest } from "./customersApi.ts";

/** Who records a client, and when. */
export interface Recording {
  /** Uid of the professional. */
  readonly author: string;
  readonly now: Date;
}

/** The client that a checked creation makes: agreed to by the client, or by the guardian of a minor. */
export function newCustomer(
  id: string,
  request: CreateCustomerRequest,
  { author, now }: Recording,
): Customer {
  const { firstname, lastname, email, consents, guardian = null } = request;
  const signer = guardian?.name ?? customerName({ firstname, lastname });
  const agreedTo = new Set<ConsentPurpose>(["analysis", ...consents]);
  const record = (purpose: ConsentPurpose): ConsentRecord => ({
    purpose,
    given: true,
    date: now,
    version: CONSENT_VERSION,
    language: "fr",
    author,
    signer,
    signature: null,
  });
  return {
    id,
    firstname,
    lastname,
    email,
    picture: null,
    consent: true,
    lastDiagnostic: null,
    birthYear: request.birth_year ?? null,
    phone: request.phone ?? null,
    notes: request.notes ?? "",
    contraindications: request.contraindications ?? [],
    consents: Array.from(agreedTo, record),
    guardian,
    created: now,
  };
}

/** The client after a checked change. What the request leaves out stays. */
export function updatedCustomer(customer: Customer, request: UpdateCustomerRequest): Customer {
  const { firstname, lastname, email, picture, phone, birth_year, notes, contraindications, guardian } =
    request;
  return {
    ...customer,
    firstname,
    lastname,
    email,
    ...(picture === undefined ? {} : { picture }),
    ...(phone === undefined ? {} : { phone }),
    ...(birth_year === undefined ? {} : { birthYear: birth_year }),
    ...(notes === undefined ? {} : { notes }),
    ...(contraindications === undefined ? {} : { contraindications }),
    ...(guardian === undefined ? {} : { guardian }),
  };
}
