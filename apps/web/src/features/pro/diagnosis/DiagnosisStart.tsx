import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { SubscriptionBanner } from "../../../shared/layout/SubscriptionBanner.tsx";
import { CustomerStartCard } from "./CustomerStartCard.tsx";
import { PhotoReminder } from "./PhotoReminder.tsx";
import { QuickStartCard } from "./QuickStartCard.tsx";
import { MonthlyLimitNotice } from "../../../shared/subscription/MonthlyLimitNotice.tsx";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { customersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { RecentDiagnoses } from "../../../shared/diagnosis/RecentDiagnoses.tsx";

/** The two doors to a new diagnosis, and the latest ones. */
export function DiagnosisStart(): ReactNode {
  const customers = itemsOf(useAtomValue(customersAtom));
  return (
    <PageMain>
      <PageHeading />
      <p className="mt-2 text-ink-2">L’observation cosmétique d’un visage, à partir d’une photo.</p>
      <div className="mt-6 grid gap-3 empty:hidden">
        <SubscriptionBanner />
        <MonthlyLimitNotice />
      </div>
      <div className="mt-7 grid grid-cols-1 gap-9 desk:grid-cols-2 desk:grid-rows-[auto_1fr] desk:gap-x-14 desk:gap-y-10">
        {/* On a phone both doors are in sight: the long list of clients stands below the short one. */}
        <div className="desk:col-start-2 desk:row-start-1">
          <QuickStartCard />
        </div>
        <div className="desk:col-start-1 desk:row-span-2 desk:row-start-1">
          <CustomerStartCard />
        </div>
        <div className="desk:col-start-2 desk:row-start-2">
          <PhotoReminder />
        </div>
      </div>
      <div className="mt-12">
        <RecentDiagnoses limit={20} customers={customers} />
      </div>
    </PageMain>
  );
}
