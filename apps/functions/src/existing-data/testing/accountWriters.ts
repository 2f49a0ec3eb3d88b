import { aiSettingsValues, defaultAiSettings } from "@carnation/product/ai-settings";
import { deleteAccount, keepAccount } from "../../account/leaving/deleteAccount.ts";
import { endSessions, syncEmail } from "../../account/credentials/credentials.ts";
import { updateAccount } from "../../account/managing/updateAccount.ts";
import { aiEnvironment } from "../../ai-settings/tryAiSettings.ts";
import { saveAiSettings, setPerceivedAge } from "../../ai-settings/saveAiSettings.ts";
import { countAccount } from "../../counters/countAccount.ts";
import { countDiagnoses } from "../../counters/countDiagnoses.ts";
import { countCatalogue } from "../../counters/countCatalogue.ts";
import { announceNews } from "../../news/announceNews.ts";
import { countTags } from "../../counters/countArticles.ts";
import { registerUserToNews } from "../../news/registerUserToNews.ts";
import { hideBilling } from "../../profile/hideBilling.ts";
import { deleteSubcategory } from "../../subcategory/deleteSubcategory.ts";
import { moveSubcategory } from "../../subcategory/moveSubcategory.ts";
import { claire, sophie, type Writer } from "./writer.ts";

const token = () => ({ auth_time: Math.floor(Date.now() / 1000) });
const payment = {
  endSubscriptions: () => Promise.resolve(),
  changeEmail: () => Promise.resolve(),
};

const embeddedOnly = aiEnvironment({ hasRemote: false, hasRecapModel: false, hasAgeModel: true });
const perDay = () => {
  const values = aiSettingsValues(defaultAiSettings());
  return { ...values, limits: { ...values.limits, diagnosesPerDay: 1 + Math.floor(Math.random() * 150) } };
};

/** Writers of accounts, of the catalogue, of articles and of the settings. */
export const accountWriters: Readonly<Record<string, Writer>> = {
  "a subcategory is replaced by another one": {
    of: ["deletesubcategory"],
    needs: { subcategory: { category: "other" }, recommendation: { subcategory: "subcategories/led" } },
    act: async (backend) => {
      await backend.db.doc("subcategories/massage").set({ category: "other" });
      await deleteSubcategory(backend, sophie, { id: "led", replacement: "massage" });
    },
    writes: { recommendation: ["subcategory", "updated"], user: ["enabled_subcategories"] },
    deletes: ["subcategory"],
  },
  "a subcategory gets another category": {
    of: ["movesubcategory"],
    needs: { subcategory: { category: "other" }, recommendation: { subcategory: "subcategories/massage" } },
    act: (backend) => moveSubcategory(backend, sophie, { id: "led", category: "cosmetics" }),
    writes: { subcategory: ["category"] },
  },
  "an account is deactivated": {
    of: ["updateaccount"],
    needs: { user: { role: "customer" } },
    act: (backend) =>
      updateAccount(backend, { actor: sophie, token: token(), payment }, { uid: "claire", active: false }),
    writes: { user: ["active", "access_changed"] },
  },
  "an administrator changes who somebody is": {
    of: ["updateaccount"],
    needs: { user: { role: "customer" } },
    act: (backend) => {
      const change = { uid: "claire", firstname: "Claire", company: "Lumière de peau", hidden_criterias: [] };
      return updateAccount(backend, { actor: sophie, token: token(), payment }, change);
    },
    writes: { user: ["firstname", "company", "hidden_criterias"] },
  },
  "an address is copied": {
    of: ["syncemail"],
    act: (backend) => syncEmail(backend, claire, payment),
    writes: { user: ["email"] },
  },
  "sessions are ended": {
    of: ["endsessions", "passwordchanged"],
    act: (backend) => endSessions(backend, claire, token()),
    writes: { user: ["sessions_ended"] },
  },
  "an account is to be erased": {
    of: ["deleteaccount"],
    act: (backend) =>
      deleteAccount(
        backend,
        { actor: claire, token: token(), payment },
        { confirmation: "claire@test.example" },
      ),
    writes: { user: ["deletion"] },
  },
  "an account is kept": {
    of: ["keepaccount"],
    needs: { user: { deletion: { requested: new Date(0), due: new Date(1) } } },
    act: (backend) => keepAccount(backend, claire),
    writes: { user: ["deletion"] },
  },
  "a device is told of the news": {
    of: ["registerusertonews"],
    act: (backend) => registerUserToNews(backend, claire, { token: "t".repeat(60) }),
    writes: { user: ["notifications.news"] },
  },
  "the billing of an account is hidden": {
    of: ["followAccount"],
    needs: { user: { billing: { name: "Institut", vat: { number: "FR1" } } } },
    act: ({ db }) => hideBilling(db, "claire"),
    writes: { user: ["billing"], billing: ["name", "vat.number"] },
  },
  "what an account has is counted": {
    of: [
      "followAccount",
      "countNewClient",
      "countDeletedClient",
      "countSubscriptions",
      "countRecommendations",
    ],
    act: ({ db }) => countAccount(db, "claire"),
    writes: { totals: ["customers_total", "invoices_total", "recommendations_total"], user: ["summary"] },
  },
  "the diagnoses of an account are counted": {
    of: ["followDiagnosisState", "forgetDiagnosis"],
    act: ({ db }) => countDiagnoses(db, "claire"),
    writes: { totals: ["customers_total", "invoices_total", "recommendations_total"], user: ["summary"] },
  },
  "what the catalogue has is counted": {
    of: ["countSubcategories", "countContraindications", "countCoupons", "countArticles", "followAccount"],
    act: ({ db }) => countCatalogue(db, db.collection("subcategories"), "subcategories_total"),
    writes: { appTotals: ["subcategories_total"] },
  },
  "the articles of tags are counted": {
    of: ["countArticles"],
    needs: { tag: { text: "Soin" } },
    act: ({ db }) => countTags(db),
    writes: { tag: ["news_count"] },
  },
  "an article is announced": {
    of: ["announceArticle"],
    needs: { article: { published: true, notify: true, createdAt: new Date(0), notified: null } },
    act: ({ db }) => announceNews(db, { tell: () => Promise.resolve([]) }, "n1"),
    writes: { article: ["notified"] },
  },
  "the settings of the analysis are saved": {
    of: ["saveaisettings"],
    needs: { settings: { version: 4 } },
    act: ({ db }) => saveAiSettings(db, sophie, { version: 4, values: perDay() }, embeddedOnly),
    // What the form shows is what is saved; stored values that make no sense are not shown, and stay.
    writes: {
      settings: ["version", "updated", "updatedBy", "limits.diagnosesPerDay"],
      display: ["version", "recommendations", "criteria"],
    },
  },
  "the perceived age is switched": {
    of: ["setperceivedage"],
    needs: { settings: { version: 4 } },
    act: ({ db }) => setPerceivedAge(db, sophie, { enabled: true }, embeddedOnly),
    writes: {
      settings: ["version", "updated", "updatedBy", "perceivedAge"],
      display: ["version", "recommendations", "criteria"],
    },
  },
};
