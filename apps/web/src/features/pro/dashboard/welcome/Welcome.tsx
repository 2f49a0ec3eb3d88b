import type { Workspace } from "@carnation/data";
import type { Profile } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Stepper } from "@carnation/ui/stepper";
import { type ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { CareStep } from "./CareStep.tsx";
import { CriteriaStep } from "./CriteriaStep.tsx";
import { TryStep } from "./TryStep.tsx";
import { stepAfter, welcomePath, welcomeStepOf, welcomeSteps } from "./welcomeSteps.ts";

interface WelcomeProps {
  readonly profile: Profile;
  /** Told once it is noted that the welcome is over, before another page is shown. */
  readonly onOver: () => void;
}

const over = (workspace: Workspace): Promise<void> => workspace.profile.welcome();

/** Shows what somebody who has just activated their account is asked, in three steps that can each be left out. */
export function Welcome({ profile, onOver }: WelcomeProps): ReactNode {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = welcomeStepOf(search);
  const { run, pending, failure } = useMutation(over);
  const finish = async (to: string): Promise<void> => {
    try {
      await run();
    } catch {
      // Why it failed is said below; the welcome stays, and so does what was saved.
      return;
    }
    onOver();
    await navigate(to, { replace: true });
  };
  const goOn = (): void => {
    const next = stepAfter(step);
    if (next === null) void finish(paths.dashboard);
    else void navigate(welcomePath(next));
  };
  const props = { profile, onDone: goOn };
  return (
    <PageMain>
      <div className="grid max-w-[54rem] gap-8">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <PageHeading title="Bienvenue" className="text-greeting wrap-anywhere">
            {`Bienvenue ${profile.firstname}`.trim()}
          </PageHeading>
          <Button
            variant="text"
            className="-ms-3 tablet:ms-0"
            loading={pending}
            onClick={() => void finish(paths.dashboard)}
          >
            Aller au tableau de bord
          </Button>
        </header>
        <Stepper
          label="Étapes de la bienvenue"
          current={step}
          items={welcomeSteps.map(({ id, label }) => ({ id, label, href: welcomePath(id) }))}
          renderLink={({ href, ...rest }) => <Link {...rest} to={href} />}
        />
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        {step === "criteres" ? <CriteriaStep key={step} {...props} /> : null}
        {step === "soins" ? <CareStep key={step} {...props} /> : null}
        {step === "essai" ? <TryStep key={step} onFinish={finish} /> : null}
      </div>
    </PageMain>
  );
}
