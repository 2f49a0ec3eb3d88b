// U+202F stands before ; ! ? and U+00A0 before : and %. One constant per section, so that a component brings
// its own French words and no others.

export interface NavigationMessages {
  readonly stepper: {
    /** Names the list of steps. */
    readonly label: string;
    /** State of a step, after its name. */
    readonly done: string;
    readonly current: string;
    readonly todo: string;
    /** The current place, in one line. */
    readonly position: (values: {
      readonly position: number;
      readonly total: number;
      readonly step: string;
    }) => string;
    /** The step after this one. */
    readonly following: (values: { readonly step: string }) => string;
  };
  readonly toast: {
    /** Names the region of the messages, with the key that leads to it. */
    readonly region: (values: { readonly key: string }) => string;
    /** Names one message for a screen reader. */
    readonly message: string;
    readonly close: string;
  };
  readonly appShell: {
    /** The button that opens the menu and the name of the drawer. */
    readonly menu: string;
    /** Names the navigation. */
    readonly navigation: string;
    readonly home: (values: { readonly name: string }) => string;
    /** The button with the first letter of the name. */
    readonly account: (values: { readonly name: string }) => string;
  };
  readonly publicShell: {
    /** Names the links at the foot of the page. */
    readonly links: string;
    readonly home: (values: { readonly name: string }) => string;
  };
}

export const frStepper: NavigationMessages["stepper"] = {
  label: "Étapes",
  done: "terminée",
  current: "en cours",
  todo: "à venir",
  position: ({ position, total, step }) => `Étape ${position} sur ${total}\u00A0: ${step}`,
  following: ({ step }) => `Ensuite\u00A0: ${step}`,
};

export const frToast: NavigationMessages["toast"] = {
  region: ({ key }) => `Messages (${key})`,
  message: "Message",
  close: "Fermer le message",
};

export const frAppShell: NavigationMessages["appShell"] = {
  menu: "Menu",
  navigation: "Menu principal",
  home: ({ name }) => `${name}, accueil`,
  account: ({ name }) => `Mon profil, ${name}`,
};

export const frPublicShell: NavigationMessages["publicShell"] = {
  links: "Liens utiles",
  home: ({ name }) => `${name}, accueil`,
};

export const frNavigationMessages: NavigationMessages = {
  stepper: frStepper,
  toast: frToast,
  appShell: frAppShell,
  publicShell: frPublicShell,
};

export const enNavigationMessages: NavigationMessages = {
  stepper: {
    label: "Steps",
    done: "done",
    current: "current",
    todo: "to do",
    position: ({ position, total, step }) => `Step ${position} of ${total}: ${step}`,
    following: ({ step }) => `Next: ${step}`,
  },
  toast: {
    region: ({ key }) => `Messages (${key})`,
    message: "Message",
    close: "Close the message",
  },
  appShell: {
    menu: "Menu",
    navigation: "Main menu",
    home: ({ name }) => `${name}, home`,
    account: ({ name }) => `My profile, ${name}`,
  },
  publicShell: {
    links: "Useful links",
    home: ({ name }) => `${name}, home`,
  },
};
