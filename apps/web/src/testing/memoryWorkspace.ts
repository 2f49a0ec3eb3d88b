import type { PhotoUpload, Workspace } from "@carnation/data";
import type { ComparisonRecap } from "@carnation/product/comparison";
import type { Customer } from "@carnation/product/customer";
import type { Invoice } from "@carnation/product/invoice";
import type { Plan } from "@carnation/product/plan";
import type { IssuedQuote } from "@carnation/product/quote";
import type { Sending } from "@carnation/product/sending";
import type { Subscription } from "@carnation/product/subscription";
import { backOfficeOf, type OwnBackOffice } from "./memoryBackOffice.ts";
import { articlesOf, newsOf } from "./memoryNews.ts";
import { type Known, listOf, missing, nothing, resourceOf, still } from "./readyState.ts";

/** An upload that is done and never told. */
const idleUpload: PhotoUpload = {
  done: Promise.resolve(),
  subscribe: () => () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  cancel: () => undefined,
};

/** Describes what a test's own workspace does differently. */
export type OwnCommands = {
  readonly [
    Name in
      | "profile"
      | "account"
      | "diagnoses"
      | "comparisons"
      | "quotes"
      | "catalogue"
      | "customers"
      | "prescriptions"
      | "resultsReports"
      | "payment"
      | "news"
      | "articles"
      | "tags"
  ]?: Partial<Workspace[Name]>;
} & OwnBackOffice;

/** A workspace in memory, and the ways in which a test's own differs. */
export function memoryWorkspace(known: Partial<Known> = {}, own: OwnCommands = {}): Workspace {
  const {
    diagnoses = {},
    comparisons = {},
    quotes = {},
    catalogue: ownCatalogue = {},
    customers: ownCustomers = {},
    prescriptions = {},
    resultsReports = {},
    payment = {},
    profile: ownProfile = {},
    account = {},
    news = {},
    articles = {},
    tags = {},
  } = own;
  const {
    profile,
    subscription,
    standing = subscription,
    customers,
    diagnoses: recent,
    diagnosis,
    displaySettings,
    ...catalogue
  } = {
    ...nothing,
    ...known,
  };
  const { photo = () => Promise.reject(new Error("none")) } = diagnoses;
  return {
    profile: {
      watch: still(profile),
      hideCriterion: () => Promise.resolve(),
      practise: () => Promise.resolve(),
      exportAll: () => Promise.resolve({ archives: [new Blob()], missing: [], failed: [] }),
      save: () => Promise.resolve(),
      sendLogo: () => Promise.resolve(idleUpload),
      removeLogo: () => Promise.resolve(),
      saveBusiness: () => Promise.resolve(),
      saveSubcategories: () => Promise.resolve(),
      welcome: () => Promise.resolve(),
      savePhotoRetention: () => Promise.resolve(),
      saveNotifications: () => Promise.resolve(),
      markNewsRead: () => Promise.resolve(),
      logo: () => Promise.reject(new Error("none")),
      ...ownProfile,
    },
    subscription: {
      ...resourceOf(listOf<Subscription>()),
      watchCurrent: still(subscription),
      watchStanding: still(standing),
    },
    plans: {
      ...resourceOf(listOf<Plan>()),
      watchPrice: (_price, ...listeners) => still(missing)(...listeners),
    },
    customers: {
      ...resourceOf(customers),
      watchLastAnalysed: still(customers),
      watchPlanned: still(listOf<Customer>()),
      watchDue: (_day, onNext, onError) => still(customers)(onNext, onError),
      add: ({ request }) => Promise.resolve(request),
      save: () => Promise.resolve(),
      sendPicture: () => Promise.resolve(),
      picture: () => Promise.reject(new Error("none")),
      recordConsent: () => Promise.resolve(),
      erase: () => Promise.resolve(),
      exportFile: () => Promise.resolve(new Blob()),
      ...ownCustomers,
    },
    news: { ...newsOf(catalogue.news), ...news },
    tags: {
      ...resourceOf(catalogue.tags),
      rename: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      ...tags,
    },
    articles: { ...articlesOf(catalogue.news, idleUpload), ...articles },
    displaySettings: { watch: still(displaySettings) },
    appRequirement: { watch: still(missing) },
    diagnoses: {
      ...resourceOf(recent, diagnosis),
      start: () => Promise.resolve("d1"),
      retry: () => Promise.resolve(),
      watchQueued: (_id, ...listeners) => still(missing)(...listeners),
      createPhoneLink: () => Promise.reject(new Error("none")),
      uploadPhoto: () => idleUpload,
      abandon: () => Promise.resolve(),
      erase: () => Promise.resolve(),
      observe: () => Promise.resolve(),
      forgetObservation: () => Promise.resolve(),
      saveMarks: ({ version }) => Promise.resolve({ version: version + 1 }),
      saveRoutine: () => Promise.resolve({ version: 1 }),
      applyDiscount: () => Promise.resolve(),
      scoreOf: () => Promise.resolve({ score: null, terms: [] }),
      countFinished: () => Promise.resolve(0),
      result: () => Promise.reject(new Error("none")),
      masks: () => Promise.reject(new Error("none")),
      photo,
      thumbnail: (id) => photo(id),
      watchOfCustomer: (customer, onNext, onError) => {
        const theirs =
          recent.status === "ready"
            ? { ...recent, value: recent.value.filter((known) => known.customer === customer) }
            : recent;
        return still(theirs)(onNext, onError);
      },
      associate: () => Promise.resolve(),
      hasPhoto: () => Promise.resolve(false),
      ...diagnoses,
    },
    catalogue: {
      ...resourceOf(catalogue.recommendations),
      watchVisible: still(catalogue.recommendations),
      watchPrices: still(catalogue.prices),
      add: () => Promise.resolve(),
      update: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      uploadPicture: () => idleUpload,
      picture: () => Promise.reject(new Error("none")),
      setPrice: () => Promise.resolve(),
      setHidden: () => Promise.resolve(),
      ...ownCatalogue,
    },
    activeSubcategories: resourceOf(catalogue.activeSubcategories),
    sendings: {
      ...resourceOf(listOf<Sending>()),
      watchOf: (_customer, onNext, onError) => still(listOf<Sending>())(onNext, onError),
      attachment: () => Promise.reject(new Error("none")),
      resend: () => Promise.resolve(),
    },
    comparisons: {
      ...resourceOf(listOf<ComparisonRecap>()),
      compare: () => Promise.reject(new Error("none")),
      writeRecap: () => Promise.resolve(),
      saveRecap: () => Promise.resolve(),
      preview: () => Promise.reject(new Error("none")),
      send: () => Promise.resolve("s1"),
      ...comparisons,
    },
    quotes: {
      ...resourceOf(listOf<IssuedQuote>()),
      watchOfDiagnosis: (_diagnosis, onNext, onError) => still(listOf<IssuedQuote>())(onNext, onError),
      watchOfCustomer: (_customer, onNext, onError) => still(listOf<IssuedQuote>())(onNext, onError),
      issue: ({ request }) => Promise.resolve(request),
      sign: () => Promise.resolve(),
      preview: () => Promise.reject(new Error("none")),
      send: ({ request }) => Promise.resolve(request),
      signature: () => Promise.reject(new Error("none")),
      ...quotes,
    },
    prescriptions: {
      preview: () => Promise.reject(new Error("none")),
      send: ({ id, request }) => Promise.resolve(request ?? id),
      ...prescriptions,
    },
    resultsReports: {
      preview: () => Promise.reject(new Error("none")),
      send: ({ id, request }) => Promise.resolve(request ?? id),
      ...resultsReports,
    },
    payment: {
      checkout: () => ({ watch: () => () => undefined }),
      portal: (returnUrl) => Promise.resolve(returnUrl),
      cancel: () => Promise.resolve(),
      refresh: () => Promise.resolve(false),
      watchInvoices: still(listOf<Invoice>()),
      invoiceLink: () => Promise.reject(new Error("none")),
      readBilling: () => Promise.resolve(null),
      watchPlans: still(listOf<Plan>()),
      ...payment,
    },
    account: {
      syncEmail: () => Promise.resolve(),
      erase: () => Promise.resolve({ due: new Date("2026-12-23T13:05:00Z") }),
      keep: () => Promise.resolve(),
      acceptContract: () => Promise.resolve(),
      legalDocument: () => Promise.resolve({ name: "contrat.pdf", pdf: new Blob() }),
      previewRetention: () => Promise.resolve({ diagnoses: 0, next: null }),
      ...account,
    },
    ...backOfficeOf({ ...catalogue, standing }, own, idleUpload),
    close: () => Promise.resolve(),
  };
}
