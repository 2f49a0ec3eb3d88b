export interface NavigationMessages {
  readonly stepper: {
    readonly label: string;
  };
}

export const frStepper: NavigationMessages["stepper"] = {
  label: "Étapes",
};

export const frNavigationMessages: NavigationMessages = { stepper: frStepper };

export const enNavigationMessages: NavigationMessages = {
  stepper: {
    label: "Steps",
  },
};
