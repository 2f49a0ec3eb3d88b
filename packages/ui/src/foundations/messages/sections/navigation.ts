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
    /** The button that opens the search of everything. */
    readonly search: string;
  };
  readonly commandPalette: {
    /** Names the dialog. */
    readonly title: string;
    /** Stands in the empty field. */
    readonly placeholder: string;
    /** Names the list of rows. */
    readonly results: string;
    readonly clear: string;
    /** Said once typing pauses. */
    readonly count: (values: { readonly amount: string; readonly count: number }) => string;
    readonly none: string;
    /** Words after the keys at the foot. */
    readonly browse: string;
    readonly open: string;
    readonly newTab: string;
    readonly close: string;
  };
  readonly keyNames: {
    readonly Enter: string;
    readonly Escape: string;
    readonly Space: string;
    readonly Tab: string;
    readonly Shift: string;
    readonly Home: string;
    readonly End: string;
    readonly PageUp: string;
    readonly PageDown: string;
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
  search: "Rechercher",
};

export const frCommandPalette: NavigationMessages["commandPalette"] = {
  title: "Aller à",
  placeholder: "Rechercher",
  results: "Résultats",
  clear: "Effacer la recherche",
  count: ({ amount, count }) => `${amount} ${count >= 2 ? "résultats" : "résultat"}`,
  none: "Aucun résultat",
  browse: "parcourir",
  open: "ouvrir",
  newTab: "nouvel onglet",
  close: "fermer",
};

export const frKeyNames: NavigationMessages["keyNames"] = {
  Enter: "Entrée",
  Escape: "Échap",
  Space: "Espace",
  Tab: "Tab",
  Shift: "Maj",
  Home: "Début",
  End: "Fin",
  PageUp: "Page précédente",
  PageDown: "Page suivante",
};

export const frPublicShell: NavigationMessages["publicShell"] = {
  links: "Liens utiles",
  home: ({ name }) => `${name}, accueil`,
};

export const frNavigationMessages: NavigationMessages = {
  stepper: frStepper,
  toast: frToast,
  appShell: frAppShell,
  commandPalette: frCommandPalette,
  keyNames: frKeyNames,
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
    search: "Search",
  },
  commandPalette: {
    title: "Go to",
    placeholder: "Search",
    results: "Results",
    clear: "Clear the search",
    count: ({ amount, count }) => `${amount} ${count === 1 ? "result" : "results"}`,
    none: "No result",
    browse: "browse",
    open: "open",
    newTab: "new tab",
    close: "close",
  },
  keyNames: {
    Enter: "Enter",
    Escape: "Esc",
    Space: "Space",
    Tab: "Tab",
    Shift: "Shift",
    Home: "Home",
    End: "End",
    PageUp: "Page up",
    PageDown: "Page down",
  },
  publicShell: {
    links: "Useful links",
    home: ({ name }) => `${name}, home`,
  },
};
