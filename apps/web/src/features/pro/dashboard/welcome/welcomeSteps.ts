/** The three steps of the welcome, in their order. */
export const welcomeSteps = [
  { id: "criteres", label: "Vos critères" },
  { id: "soins", label: "Vos soins" },
  { id: "essai", label: "Un premier essai" },
] as const;

export type WelcomeStep = (typeof welcomeSteps)[number]["id"];

/** Parameter of the address that says which step is shown, so that a reload and the way back keep it. */
export const WELCOME_PARAMETER = "bienvenue";

/** The address of a step: the welcome stands in the place of the dashboard. */
export function welcomePath(step: WelcomeStep): string {
  return `/user/dashboard?${new URLSearchParams({ [WELCOME_PARAMETER]: step }).toString()}`;
}

/** The step that an address names; the first one where it names none. */
export function welcomeStepOf(search: URLSearchParams): WelcomeStep {
  const named = search.get(WELCOME_PARAMETER);
  return (welcomeSteps.find(({ id }) => id === named) ?? welcomeSteps[0]).id;
}

/** The step after another one; null after the last. */
export function stepAfter(step: WelcomeStep): WelcomeStep | null {
  return welcomeSteps[welcomeSteps.findIndex(({ id }) => id === step) + 1]?.id ?? null;
}
