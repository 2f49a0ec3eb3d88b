import { account, plans, profile, subscription } from "./account.ts";
import { accounts } from "./accounts.ts";
import { activeSubcategories, contraindications, subcategories } from "./catalogue.ts";
import { aiSettings, displaySettings } from "./aiSettings.ts";
import { appRequirement } from "./appRequirement.ts";
import { catalogue } from "./ownCatalogue.ts";
import { comparisons } from "./comparisons.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import type { ResourceContext } from "./defineResource.ts";
import { diagnoses } from "./diagnoses.ts";
import { managedPlans } from "./managedPlans.ts";
import { payment } from "./payment.ts";
import { articles } from "./articles.ts";
import { news } from "./news.ts";
import { professionals } from "./professionals.ts";
import { prescriptions, resultsReports } from "./diagnosisDocuments.ts";
import { quotes } from "./quotes.ts";
import { recommendations } from "./recommendations.ts";
import { sendings } from "./sendings.ts";
import { statistics } from "./statistics.ts";
import { tags } from "./tags.ts";

/** Opens every resource for a person; the workspace's type follows. */
export function openResources(context: ResourceContext) {
  return {
    profile: profile(context),
    subscription: subscription(context),
    customers: customers(context),
    diagnoses: diagnoses(context),
    news: news(context),
    tags: tags(context),
    articles: articles(context),
    contraindications: contraindications(context),
    recommendations: recommendations(context),
    aiSettings: aiSettings(context),
    displaySettings: displaySettings(context),
    appRequirement: appRequirement(context),
    sendings: sendings(context),
    comparisons: comparisons(context),
    quotes: quotes(context),
    prescriptions: prescriptions(context),
    resultsReports: resultsReports(context),
    activeSubcategories: activeSubcategories(context),
    subcategories: subcategories(context),
    plans: plans(context),
    catalogue: catalogue(context),
    payment: payment(context),
    coupons: coupons(context),
    managedPlans: managedPlans(context),
    account: account(context),
    accounts: accounts(context),
    professionals: professionals(context),
    statistics: statistics(context),
  };
}

type Opened = Readonly<ReturnType<typeof openResources>>;

/** The diagnoses of the signed-in professional. */
export type Diagnoses = Opened["diagnoses"];

/** Everything that a signed-in person reads and does, under their own account. */
export interface Workspace extends Opened {
  /**
   * Ends every watch, upload and connection. `forget` also erases what was kept on this device for offline reading, once the
   * last tab has ended.
   */
  close(options?: { readonly forget: boolean }): Promise<void>;
}
