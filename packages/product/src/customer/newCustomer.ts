import { CarnationError } from "@carnation/domain/error";
import { customerSignatureName } from "../path/storagePath.ts";
import { type ConsentPurpose, consentPurposes, type ConsentRecord, hasConsented } from "./consent.ts";
import { consentLine, type Recording } from "./consentLine.ts";
import { type Customer, withConsent } from "./customer.ts";
import type { CreateCustomerRequest, UpdateCustomerRequest } from "./customersApi.ts";

/** The line of the ledger for one answer of a creation. */
function recordOf(
  id: string,
  { firstname, lastname, guardian = null, signature: drawn }: CreateCustomerRequest,
  recording: Recording,
): (purpose: ConsentPurpose, given: boolean) => ConsentRecord {
  const signature = drawn === undefined ? null : customerSignatureName(id);
  return (purpose, given) =>
    consentLine({ firstname, lastname, guardian }, { purpose, given, signature }, recording);
}

const agreedTo = ({ consents }: CreateCustomerRequest): ReadonlySet<ConsentPurpose> =>
  new Set(["analysis", ...consents]);

/** The client that a checked creation makes: agreed to by the client, or by the guardian of a minor. */
export function newCustomer(id: string, request: CreateCustomerRequest, recording: Recording): Customer {
  const { firstname, lastname, email, guardian = null } = request;
  const record = recordOf(id, request, recording);
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
    consents: Array.from(agreedTo(request), (purpose) => record(purpose, true)),
    guardian,
    created: recording.now,
    updated: null,
  };
}

/**
 * The client whose creation is sent again, because its answer was lost: what was changed in between is taken over, and
 * the ledger gets a line for each answer that is another one now.
 */
export function customerSentAgain(
  customer: Customer,
  request: CreateCustomerRequest,
  recording: Recording,
): Customer {
  const record = recordOf(customer.id, request, recording);
  const agreed = agreedTo(request);
  return consentPurposes
    .filter((purpose) => hasConsented(customer.consents, purpose) !== agreed.has(purpose))
    .reduce(
      (known, purpose) => withConsent(known, record(purpose, agreed.has(purpose))),
      updatedCustomer(customer, { ...request, id: customer.id, updated: customer.updated }, recording.now),
    );
}

/**
 * The client after a checked change. What the request leaves out stays; what changes nothing, because its answer was lost,
 * gives the client as they are.
 * @throws {CarnationError} aborted when somebody else changed them since they were read
 */
export function updatedCustomer(customer: Customer, request: UpdateCustomerRequest, now: Date): Customer {
  const changed = withRequested(customer, request);
  if (isSame(changed, customer)) return customer;
  const { updated } = request;
  if (updated !== undefined && updated?.getTime() !== customer.updated?.getTime()) {
    throw new CarnationError("aborted");
  }
  return { ...changed, updated: now };
}

function withRequested(customer: Customer, request: UpdateCustomerRequest): Customer {
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

/** Tells whether two states of a client say the same, field by field. */
function isSame(one: Customer, other: Customer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
