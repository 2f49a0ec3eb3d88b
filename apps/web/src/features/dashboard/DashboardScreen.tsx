import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { DeletionBanner } from "../../common/DeletionBanner.tsx";
import { SubscriptionBanner } from "../../common/SubscriptionBanner.tsx";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { paths } from "../../common/navigation/paths.ts";
import { noticeFrom } from "../../common/session/notices.ts";
import { profileAtom } from "../../common/state/accountAtoms.ts";
import { valueOf } from "../../common/state/watched.ts";
import { RecentDiagnoses } from "../diagnosis/RecentDiagnoses.tsx";
import { useNow } from "../../common/useNow.ts";
import { Gallery } from "./Gallery.tsx";
import { isNewAccountAtom } from "./isNewAccountAtom.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import { NewsCard } from "./NewsCard.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { todayWords } from "./todayWords.ts";
import { WelcomeChecklist } from "./WelcomeChecklist.tsx";

/** The professional's first page: who came last, what is new, and the way to the next diagnosis. */
export function DashboardScreen(): ReactNode {
  const firstname = valueOf(useAtomValue(profileAtom))?.firstname ?? "";
  const isNew = useAtomValue(isNewAccountAtom);
  const notice = noticeFrom(useLocation().state);
  const now = useNow();
  return (
    <PageMain>
      <div className="mb-6 grid gap-3 empty:hidden">
        {notice ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
        <DeletionBanner />
        <SubscriptionBanner />
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <p className="text-small text-ink-2">{todayWords(now)}</p>
          <PageHeading className="text-greeting wrap-anywhere">{`Bonjour ${firstname}`.trim()}</PageHeading>
        </div>
        <Button asChild variant="primary" size="lg" className="w-full tablet:w-auto">
          <Link to={paths.diagnosis}>
            <Camera aria-hidden="true" size={20} strokeWidth={1.5} />
            Nouveau diagnostic
          </Link>
        </Button>
      </header>
      <div className="mt-8.5 grid items-start gap-x-9 gap-y-11 desk:grid-cols-[minmax(0,1fr)_280px] wide:grid-cols-[minmax(0,1fr)_352px] wide:gap-x-14">
        <div className="grid min-w-0 gap-11">
          {isNew ? <WelcomeChecklist /> : null}
          {isNew ? null : <Gallery />}
          {isNew ? null : <RecentDiagnoses limit={5} />}
        </div>
        <div className="grid content-start gap-9.5 tablet:grid-cols-2 tablet:gap-9 desk:grid-cols-1">
          {isNew ? null : <ReviewCard />}
          <NewsCard />
          <SubscriptionCard />
        </div>
      </div>
    </PageMain>
  );
}
