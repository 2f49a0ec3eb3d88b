import type { DocumentState, PhotoUpload, Workspace } from "@carnation/data";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { AdminLogEntry, Professional, SupportNote } from "@carnation/product/account";
import type { AiSettingsVersion } from "@carnation/product/ai-settings";
import type { Invoice } from "@carnation/product/invoice";
import type { DayStatistics } from "@carnation/product/statistics";
import type { Subscription } from "@carnation/product/subscription";
import { keptOf, type Known, listOf, missing, resourceOf, still } from "./readyState.ts";

/** Describes what an administrator's workspace has besides. */
type BackOffice =
  | "aiSettings"
  | "contraindications"
  | "recommendations"
  | "subcategories"
  | "coupons"
  | "managedPlans"
  | "accounts"
  | "statistics"
  | "professionals";

/** Describes what a test's own does differently. */
export type OwnBackOffice = { readonly [Name in BackOffice]?: Partial<Workspace[Name]> };

/** Describes what is known of the catalogue and the people; `standing` is how every professional's subscription stands. */
type KnownBackOffice = Pick<
  Known,
  | "contraindications"
  | "recommendations"
  | "subcategories"
  | "coupons"
  | "everyPlan"
  | "subscribers"
  | "staff"
  | "professionals"
> & { readonly standing: DocumentState<Subscription> };

/** The back-office of a workspace in memory. */
export function backOfficeOf(
  catalogue: KnownBackOffice,
  own: OwnBackOffice,
  upload: PhotoUpload,
): Pick<Workspace, BackOffice> {
  return {
    aiSettings: {
      watch: still(missing),
      watchVersions: still(listOf<AiSettingsVersion>()),
      save: ({ version }) => Promise.resolve(version + 1),
      setPerceivedAge: () => Promise.resolve(1),
      previewRetention: () => Promise.resolve({ diagnoses: 0, professionals: 0 }),
      countJudgedOtherwise: () => Promise.resolve(0),
      rejudge: () => Promise.resolve(),
      environment: () => Promise.reject(new Error("none")),
      try: () => Promise.reject(new Error("none")),
      ...own.aiSettings,
    },
    contraindications: {
      ...resourceOf(catalogue.contraindications),
      add: () => Promise.resolve(),
      save: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      ...own.contraindications,
    },
    recommendations: {
      ...resourceOf(catalogue.recommendations),
      watchShared: still(keptOf(catalogue.recommendations, ({ owner }) => owner === WORLD)),
      watchOfProfessionals: still(keptOf(catalogue.recommendations, ({ owner }) => owner !== WORLD)),
      add: () => Promise.resolve(),
      save: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      uploadPicture: () => upload,
      picture: () => Promise.reject(new Error("none")),
      countUse: () => Promise.resolve(0),
      ...own.recommendations,
    },
    subcategories: {
      ...resourceOf(catalogue.subcategories),
      add: () => Promise.resolve(),
      save: () => Promise.resolve(),
      setActive: () => Promise.resolve(),
      countPractising: () => Promise.resolve(0),
      remove: () => Promise.resolve(),
      uploadPicture: () => upload,
      picture: () => Promise.reject(new Error("none")),
      ...own.subcategories,
    },
    coupons: {
      ...resourceOf(catalogue.coupons),
      create: () => Promise.resolve(),
      update: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      ...own.coupons,
    },
    managedPlans: {
      watchAll: still(catalogue.everyPlan),
      watchSync: still(missing),
      watchSubscribers: still(catalogue.subscribers),
      countSubscribers: () => Promise.resolve(0),
      sync: () => Promise.resolve({ plans: 0 }),
      update: () => Promise.resolve(),
      ...own.managedPlans,
    },
    accounts: {
      ...resourceOf(catalogue.staff),
      watchLog: (_uid, onNext, onError) => still(listOf<AdminLogEntry>())(onNext, onError),
      create: ({ request = "new" }) => Promise.resolve({ uid: request }),
      update: () => Promise.resolve(),
      resendInvitation: () => Promise.resolve(),
      resetPassword: () => Promise.resolve(),
      readSignIns: () => Promise.resolve(new Map()),
      ...own.accounts,
    },
    statistics: {
      watchTotals: still(missing),
      watchSweep: still(missing),
      watchRetention: still(missing),
      watchDays: (_period, onNext, onError) => still(listOf<DayStatistics>())(onNext, onError),
      watchSignUps: still(listOf<Professional>()),
      topPriorities: () => Promise.resolve([]),
      recount: () => Promise.resolve({ compared: 0, events: 0, mended: [] }),
      ...own.statistics,
    },
    professionals: {
      ...resourceOf(catalogue.professionals),
      watchTotals: (_uid, onNext, onError) => still(missing)(onNext, onError),
      watchDays: (_days, onNext, onError) => still(listOf<DayStatistics>())(onNext, onError),
      watchStanding: (_uid, onNext, onError) => still(catalogue.standing)(onNext, onError),
      watchInvoices: (_uid, onNext, onError) => still(listOf<Invoice>())(onNext, onError),
      watchBilling: (_uid, onNext, onError) => still(missing)(onNext, onError),
      providerAccount: () => Promise.reject(new Error("none")),
      watchNotes: (_uid, onNext, onError) => still(listOf<SupportNote>())(onNext, onError),
      addNote: () => Promise.resolve(),
      removeNote: () => Promise.resolve(),
      ...own.professionals,
    },
  };
}
