import { needsWelcome } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { Camera } from "lucide-react";
import { DeletionBanner } from "../../../shared/layout/DeletionBanner.tsx";
import { useState, type ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { laterPart } from "../../../shared/code/laterPart.ts";
import { StartingScreen } from "../../../shared/layout/StartingScreen.tsx";
import { SubscriptionBanner } from "../../../shared/layout/SubscriptionBanner.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { noticeFrom } from "../../../shared/session/notices.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { diagnosedCustomersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { valueOf } from "../../../shared/state/queryState.ts";
import { RecentDiagnoses } from "../../../shared/diagnosis/RecentDiagnoses.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { Gallery } from "./Gallery.tsx";
import { isNewAccountAtom } from "./isNewAccountAtom.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import { NewsCard } from "./NewsCard.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { todayWords } from "./todayWords.ts";
import { WELCOME_PARAMETER } from "./welcome/welcomeSteps.ts";
import { WelcomeChecklist } from "./WelcomeChecklist.tsx";

const welcomePart = laterPart("welcome", () => import("./welcome/Welcome.tsx"));

/** `/user/dashboard`; for somebody who has just joined, the welcome comes first. */
export function DashboardScreen(): ReactNode {
  const watched = useAtomValue(profileAtom);
  const isAsked = useSearchParams()[0].has(WELCOME_PARAMETER);
  const [over, setOver] = useState(false);
  const profile = valueOf(watched);
  // What this device remembers may be of before the welcome was over, unless the address says that it is under way.
  const isSure = watched.status === "ready" && (!watched.fromCache || isAsked);
  const welcoming = !over && profile !== null && isSure && needsWelcome(profile);
  const part = welcomePart.usePart(welcoming);
  if (welcoming && part) return <part.Welcome profile={profile} onOver={() => setOver(true)} />;
  const isOpening = welcoming || (isAsked && !over && watched.status === "loading");
  return isOpening ? <StartingScreen inShell sentence="Préparation de votre espace…" /> : <Dashboard />;
}

/** Count of how many diagnoses are listed. */
const LATEST = 5;

/** The latest diagnoses: their clients are read one by one, not the whole list. */
function LatestDiagnoses(): ReactNode {
  return <RecentDiagnoses limit={LATEST} customers={useAtomValue(diagnosedCustomersAtom(LATEST))} />;
}

/** The professional's first page: who came last, what is new, and the way to the next diagnosis. */
function Dashboard(): ReactNode {
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
        {/* Who has just begun has one step to take, below. */}
        <Button
          asChild
          variant={isNew ? "outline" : "primary"}
          size={isNew ? "md" : "lg"}
          className={isNew ? "max-tablet:hidden" : "w-full tablet:w-auto"}
        >
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
          {isNew ? null : <LatestDiagnoses />}
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
