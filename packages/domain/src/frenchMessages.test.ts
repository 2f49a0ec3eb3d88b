import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as domain from "./index.ts";

const now = new Date("2026-11-22T10:00:00Z");
const catalogue = { subcategories: [], enabledSubcategories: null, contraindications: [] };

/** Every form of the package; what is a function of something is called with the least that it takes. */
const forms: Readonly<Record<string, v.GenericSchema>> = {
  adminNameForm: domain.adminNameForm,
  aiSettingsForm: domain.aiSettingsForm,
  businessForm: domain.businessForm,
  changeEmailForm: domain.changeEmailForm("claire@institut.fr"),
  changePasswordForm: domain.changePasswordForm("claire@institut.fr"),
  comparisonReportForm: domain.comparisonReportForm,
  contraindicationForm: domain.contraindicationForm(),
  couponForm: domain.couponForm(now),
  couponNameForm: domain.couponNameForm,
  criterionSettingsForm: domain.criterionSettingsForm(30),
  customerEditForm: domain.customerEditForm({ now, customers: [] }, "lea"),
  customerForm: domain.customerForm({ now, customers: [] }),
  discountForm: domain.discountForm,
  employeeForm: domain.employeeForm(),
  firstLoginForm: domain.firstLoginForm("claire@institut.fr"),
  forgottenPasswordForm: domain.forgottenPasswordForm,
  newsDraftForm: domain.newsDraftForm,
  newsForm: domain.newsForm(null),
  periodForm: domain.periodForm,
  planForm: domain.planForm,
  planPriceForm: domain.planPriceForm,
  professionalForm: domain.professionalForm(),
  profileForm: domain.profileForm,
  quoteTermsForm: domain.quoteTermsForm,
  recommendationForm: domain.recommendationForm(catalogue),
  recommendationPriceForm: domain.recommendationPriceForm,
  saveRoutineForm: domain.saveRoutineForm,
  sendPrescriptionForm: domain.sendPrescriptionForm,
  sendQuoteForm: domain.sendQuoteForm,
  signInForm: domain.signInForm,
  signQuoteForm: domain.signQuoteForm,
  signUpForm: domain.signUpForm,
  subcategoryForm: domain.subcategoryForm(),
  supportNoteForm: domain.supportNoteForm,
  tagForm: domain.tagForm(),
};

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  " \u00A0",
  "\u0000",
  "\uD800",
  "😀",
  "\u202Eبشرة",
  "e\u0301".repeat(200),
  "x".repeat(200_000),
  "a,b/c",
  "12",
  "12,5",
  "2026-11-21",
  "claire@institut.fr",
  "percent",
  "repeating",
  {},
  [],
  [{}],
  [null, "", "a/b"],
  new Date(Number.NaN),
  () => "x",
];

describe("a form says in French what is wrong with anything", () => {
  it("and every form is in this test", () => {
    expect(Object.keys(forms)).toEqual(
      Object.keys(domain)
        .filter((name) => name.endsWith("Form") && !name.startsWith("is"))
        .toSorted(),
    );
  });

  it.each(Object.entries(forms))("%s", (_name, form) => {
    for (const value of values) {
      expect(issuesOf(form, value).filter(isEnglish)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.array(fc.nat(values.length - 1), { minLength: 10, maxLength: 60 }), (picks) => {
        let input: unknown = {};
        let pick = 0;
        // What was refused gets another value, so that the next look goes one level deeper.
        for (let round = 0; round < 8; round += 1) {
          const issues = issuesOf(form, input);
          expect(issues.filter(isEnglish)).toEqual([]);
          for (const { path = [] } of issues) {
            const keys = path.map(({ key }) => String(key));
            input = withValue(input, keys, values[picks[pick % picks.length] ?? 0]);
            pick += 1;
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

function issuesOf(form: v.GenericSchema, input: unknown): readonly v.BaseIssue<unknown>[] {
  return v.safeParse(form, input).issues ?? [];
}

function isEnglish({ message }: v.BaseIssue<unknown>): boolean {
  return /Invalid|Expected|received/u.test(message);
}

/** A copy in which what stands at the end of the path has another value. */
function withValue(input: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const inner = fields.find(([name]) => name === key)?.[1];
  const changed = { ...Object.fromEntries(fields), [key]: withValue(inner, rest, value) };
  return Array.isArray(input) ? Object.values(changed) : changed;
}
