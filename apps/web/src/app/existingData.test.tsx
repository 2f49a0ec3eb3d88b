import type { Workspace } from "@carnation/data";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { parseCoupon } from "@carnation/product/coupon";
import { parseCustomer } from "@carnation/product/customer";
import { parseDiagnosis } from "@carnation/product/diagnosis";
import { parseInvoice } from "@carnation/product/invoice";
import { parsePlan, parsePlanPrice } from "@carnation/product/plan";
import { parseProfile } from "@carnation/product/profile";
import type { Role } from "@carnation/product/session";
import { parseSubscription } from "@carnation/product/subscription";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { documentOf, type Known, listOf, still } from "../testing/readyState.ts";
import { memoryWorkspace, type OwnCommands } from "../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../testing/openApp.tsx";

// What screens say of documents that another system wrote: right, or that it is not known; never that there is nothing.

const now = new Date();
const yesterday = { toDate: () => new Date(now.getTime() - 86_400_000) };
const ledger = [{ purpose: "analysis", given: true, date: now, version: "1", author: "u1", signer: "Anaïs" }];
const client = (id: string, fields: object) =>
  parseCustomer(id, {
    firstname: id,
    lastname: "Morel",
    email: `${id}@exemple.fr`,
    consent: true,
    ...fields,
  });
const diagnosed = (id: string, fields: object) =>
  parseDiagnosis(id, { state: "done", created: yesterday, ...fields }, `users/u1/diagnosis/${id}`);

const ofClients = (fields: object): Partial<Known> => ({ customers: listOf(client("anais", fields)) });
const asPath = diagnosed("d1", { customer: "users/u1/customers/anais", uid: null });
const oddRoutine = diagnosed("d1", { routine: [{ path: "recommendations/serum" }] });

interface Shape {
  /** Holds what is stored, and on which screen it is looked at. */
  readonly title: string;
  readonly at: string;
  readonly known: Partial<Known>;
  readonly own?: OwnCommands;
  readonly says: RegExp;
  /** Holds what would be wrong of it. */
  readonly never?: RegExp;
  readonly role?: Role;
}

const shapes: readonly Shape[] = [
  {
    title: "a last diagnosis that is a date alone is that day in the list of clients",
    at: "/user/customers",
    known: ofClients({ last_diagnostic: yesterday }),
    says: /^Hier/u,
    never: /Aucun diagnostic|Non renseigné/u,
  },
  {
    title: "a last diagnosis that is a reference alone has a date that is not known",
    at: "/user/customers",
    known: ofClients({ last_diagnostic: { path: "users/u1/diagnosis/d1", id: "d1" } }),
    says: /Date non renseignée/u,
    never: /Aucun diagnostic/u,
  },
  {
    title: "a client of before the ledger without a last diagnosis is not said to have none",
    at: "/user/customers",
    known: ofClients({ last_diagnostic: null }),
    says: /Non renseigné/u,
    never: /Aucun diagnostic/u,
  },
  {
    title: "a client of the product without a last diagnosis has none",
    at: "/user/customers",
    known: ofClients({ last_diagnostic: null, consents: ledger }),
    says: /Aucun diagnostic/u,
  },
  {
    title: "a consent without a ledger is an agreement without a date in the list",
    at: "/user/customers",
    known: ofClients({}),
    says: /Accord sans date/u,
    never: /Accord à renouveler|Sans accord/u,
  },
  {
    title: "a consent without a ledger is one that was given, in the client's file",
    at: "/user/customers/anais",
    known: ofClients({}),
    says: /Donné, sans date enregistrée/u,
  },
  {
    title: "fields of a client that cannot be read are named in the file",
    at: "/user/customers/anais",
    known: ofClients({ birth_year: "vers 85", guardian: 3 }),
    says: /n’a pas pu être lue : l’année de naissance et le représentant légal/u,
  },
  {
    title: "a client whose diagnoses name them by a path has a last diagnosis before the next one",
    at: "/user/diagnosis/customer/anais/method",
    known: {
      ...ofClients({ last_diagnostic: null }),
      diagnoses: listOf(asPath),
      subscription: documentOf(parseSubscription("s", { status: "active" })),
    },
    says: /Dernier diagnostic : hier/iu,
    never: /Premier diagnostic/u,
  },
  {
    title: "a diagnosis that names its client by a path is in the client's file",
    at: "/user/customers/anais",
    known: { ...ofClients({}), diagnoses: listOf(asPath) },
    says: /Diagnostics de anais Morel/u,
    never: /Aucun diagnostic pour l’instant/u,
  },
  {
    title: "a diagnosis whose routine is of another shape is shown, and the routine is said to be unreadable",
    at: "/user/diagnosis/results/d1",
    known: { diagnoses: listOf(oddRoutine), diagnosis: documentOf(oddRoutine) },
    says: /n’a pas pu être lue : la routine/u,
    never: /ne peut pas être affiché/u,
  },
  {
    title: "an invoice without a date is listed",
    at: "/user/payments",
    known: {},
    own: {
      payment: {
        watchInvoices: still(
          listOf(
            parseInvoice("in_1", {
              customer: { path: "users/u1", id: "u1" },
              status: "paid",
              number: "CAR-1",
            }),
          ),
        ),
      },
    },
    says: /date inconnue/u,
  },
  {
    title: "a plan without a name, whose price the provider nests, is offered",
    at: "/user/subscription",
    known: {},
    own: {
      payment: {
        watchPlans: still(
          listOf(
            parsePlan("pro", { active: true, metadata: { position: "2" } }, [
              parsePlanPrice("month", {
                active: true,
                unit_amount: "4500",
                recurring: { interval: "month" },
              }),
            ]),
          ),
        ),
      },
    },
    says: /sans nom/u,
  },
  {
    title: "a kind of care without a name has a switch with words, and is practised by a reference to it",
    at: "/user/account",
    known: {
      profile: documentOf(
        parseProfile("u1", {
          active: true,
          enabled_subcategories: [{ path: "subcategories/led", id: "led" }],
        }),
      ),
      activeSubcategories: listOf(parseSubcategory("led", { active: true, created: yesterday })),
    },
    says: /Sous-catégorie sans nom/u,
  },
  {
    title: "a coupon with a name alone is listed, and what it takes off is not told",
    at: "/admin/discounts",
    known: { coupons: listOf(parseCoupon("ete", { name: "Été", counters: { used: 2 } })) },
    says: /remise non renseignée/u,
    role: "admin",
  },
];

test.each(shapes)("$title", async ({ at, known, own, says, never = /ne peut pas être affiché/u, role }) => {
  const profile =
    role === undefined ? {} : { profile: documentOf(parseProfile("u1", { active: true, role })) };
  const workspace: Workspace = memoryWorkspace({ ...profile, ...known }, own);
  openApp(at, workspace, signedIn("u1", role));
  const found = await screen.findAllByText((_text, element) => {
    const label = element?.getAttribute("aria-label") ?? "";
    const text = element?.childElementCount === 0 ? (element.textContent ?? "") : "";
    return says.test(text.replaceAll(/[\u00A0\u202F]/gu, " ")) || says.test(label);
  });
  expect(found.length).toBeGreaterThan(0);
  expect(document.body.textContent.replaceAll(/[\u00A0\u202F]/gu, " ")).not.toMatch(never);
});
