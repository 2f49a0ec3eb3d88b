import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { everyExport } from "@carnation/testing/everyExport";
import {
  adminNameForm,
  changeEmailForm,
  changePasswordForm,
  employeeForm,
  firstLoginForm,
  forgottenPasswordForm,
  professionalForm,
  signInForm,
  signUpForm,
  supportNoteForm,
} from "./account/index.ts";
import { aiSettingsForm, criterionSettingsForm } from "./ai-settings/index.ts";
import { comparisonReportForm } from "./comparison/index.ts";
import { contraindicationForm } from "./contraindication/index.ts";
import { couponForm, couponNameForm } from "./coupon/index.ts";
import { customerEditForm, customerForm } from "./customer/index.ts";
import { newsDraftForm, newsForm } from "./news/index.ts";
import { planForm, planPriceForm } from "./plan/index.ts";
import { businessForm, profileForm } from "./profile/index.ts";
import { quoteTermsForm, sendQuoteForm, signQuoteForm } from "./quote/index.ts";
import { recommendationForm } from "./recommendation/index.ts";
import { discountForm, saveRoutineForm } from "./routine/index.ts";
import { sendDiagnosisDocumentForm } from "./sending/index.ts";
import { periodForm } from "./statistics/index.ts";
import { subcategoryForm } from "./subcategory/index.ts";
import { tagForm } from "./tag/index.ts";
import { recommendationPriceForm } from "@carnation/domain/internal/recommendation";

const now = new Date("2026-11-22T10:00:00Z");
const catalogue = { subcategories: [], enabledSubcategories: null, contraindications: [] };

/** Every form of the package; what is a function of something is called with the least that it takes. */
const forms: Readonly<Record<string, v.GenericSchema>> = {
  adminNameForm,
  aiSettingsForm,
  businessForm,
  changeEmailForm: changeEmailForm("claire@institut.fr"),
  changePasswordForm: changePasswordForm("claire@institut.fr"),
  comparisonReportForm,
  contraindicationForm: contraindicationForm(),
  couponForm: couponForm(now),
  couponNameForm,
  criterionSettingsForm: criterionSettingsForm(30),
  customerEditForm: customerEditForm({ now, customers: [] }, "lea"),
  customerForm: customerForm({ now, customers: [] }),
  discountForm,
  employeeForm: employeeForm(),
  firstLoginForm: firstLoginForm("claire@institut.fr"),
  forgottenPasswordForm,
  newsDraftForm,
  newsForm: newsForm(null),
  periodForm,
  planForm,
  planPriceForm,
  professionalForm: professionalForm(),
  profileForm,
  quoteTermsForm,
  recommendationForm: recommendationForm(catalogue),
  recommendationPriceForm,
  saveRoutineForm,
  sendDiagnosisDocumentForm,
  sendQuoteForm,
  signInForm,
  signQuoteForm,
  signUpForm,
  subcategoryForm: subcategoryForm(),
  supportNoteForm,
  tagForm: tagForm(),
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
  it("every form is in this test", async () => {
    expect(Object.keys(forms)).toEqual(
      Object.keys(await everyExport("domain", "product"))
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
