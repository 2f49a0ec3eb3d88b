interface Amount {
  /** The number as it is written in the language. */
  readonly amount: string;
  readonly count: number;
}

export interface ChoiceMessages {
  /** Holds what every list of options under a field says. */
  readonly choiceList: {
    readonly open: string;
    readonly close: string;
    readonly clear: string;
    readonly searching: string;
    readonly searchFailed: string;
    readonly retry: string;
    readonly nothing: string;
    readonly typeToSearch: string;
    readonly noResult: (values: { readonly query: string }) => string;
    readonly results: (values: Amount) => string;
    /** Under a list that stops before its end. */
    readonly more: (values: Amount) => string;
    readonly create: (values: { readonly text: string }) => string;
    readonly creating: (values: { readonly text: string }) => string;
    readonly createFailed: (values: { readonly text: string }) => string;
  };
  readonly multiSelectField: {
    readonly chosen: (values: Amount) => string;
    readonly chosenOptions: string;
    readonly remove: (values: { readonly label: string }) => string;
    readonly removed: (values: { readonly label: string }) => string;
    readonly added: (values: { readonly label: string }) => string;
    readonly selectAll: (values: Amount) => string;
    readonly unselectAll: (values: Amount) => string;
  };
  readonly colorScheme: {
    readonly label: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly tagsField: {
    readonly tags: string;
    readonly add: (values: { readonly text: string }) => string;
    readonly duplicate: (values: { readonly text: string }) => string;
    readonly full: (values: Amount) => string;
    readonly usage: (values: { readonly used: string; readonly limit: string }) => string;
    readonly addedMany: (values: Amount) => string;
  };
  readonly richTextField: {
    readonly toolbar: string;
    readonly heading2: string;
    readonly heading3: string;
    readonly bold: string;
    readonly italic: string;
    readonly bulletList: string;
    readonly orderedList: string;
    readonly link: string;
    readonly undo: string;
    readonly redo: string;
    readonly withShortcut: (values: { readonly label: string; readonly shortcut: string }) => string;
    readonly control: string;
    readonly shift: string;
    readonly linkAddress: string;
    readonly linkHint: string;
    readonly linkInvalid: string;
    readonly applyLink: string;
    readonly removeLink: string;
    readonly cancelLink: string;
    readonly used: (values: Amount & { readonly limit: string }) => string;
    readonly usedUnlimited: (values: Amount) => string;
    readonly tooLong: (values: Amount) => string;
  };
  readonly form: {
    /** Moment when the sending itself fails and the application says nothing more precise. */
    readonly failed: string;
  };
}

export const frChoiceList: ChoiceMessages["choiceList"] = {
  open: "Ouvrir la liste",
  close: "Fermer la liste",
  clear: "Effacer le choix",
  searching: "Recherche en cours",
  searchFailed: "La recherche n’a pas abouti.",
  retry: "Réessayer",
  nothing: "Aucune option",
  typeToSearch: "Écrivez pour chercher",
  noResult: ({ query }) => `Aucun résultat pour « ${query} »`,
  results: ({ amount, count }) => `${amount} ${count >= 2 ? "résultats" : "résultat"}`,
  more: ({ amount, count }) =>
    count >= 2 ? `${amount} autres : précisez la recherche` : `${amount} autre : précisez la recherche`,
  create: ({ text }) => `Créer « ${text} »`,
  creating: ({ text }) => `Création de « ${text} » en cours`,
  createFailed: ({ text }) => `« ${text} » n’a pas pu être créé. Réessayez.`,
};

export const frMultiSelectField: ChoiceMessages["multiSelectField"] = {
  chosen: ({ amount, count }) => `${amount} ${count >= 2 ? "choisis" : "choisi"}`,
  chosenOptions: "Choix actuels, Suppr pour retirer",
  remove: ({ label }) => `Retirer ${label}`,
  removed: ({ label }) => `${label}, retiré`,
  added: ({ label }) => `${label}, ajouté`,
  selectAll: ({ amount }) => `Tout choisir (${amount})`,
  unselectAll: ({ amount }) => `Tout retirer (${amount})`,
};

export const frTagsField: ChoiceMessages["tagsField"] = {
  tags: "Mots ajoutés, Suppr pour retirer",
  add: ({ text }) => `Ajouter « ${text} »`,
  duplicate: ({ text }) => `« ${text} » est déjà dans la liste`,
  full: ({ amount, count }) =>
    count >= 2
      ? `${amount} mots au plus : retirez-en un pour en ajouter un autre`
      : `${amount} mot au plus : retirez-le pour en ajouter un autre`,
  usage: ({ used, limit }) => `${used} sur ${limit}`,
  addedMany: ({ amount, count }) => `${amount} ${count >= 2 ? "mots ajoutés" : "mot ajouté"}`,
};

export const frColorScheme: ChoiceMessages["colorScheme"] = {
  label: "Apparence",
  system: "Système",
  light: "Clair",
  dark: "Sombre",
};

export const frRichTextField: ChoiceMessages["richTextField"] = {
  toolbar: "Mise en forme",
  heading2: "Titre",
  heading3: "Sous-titre",
  bold: "Gras",
  italic: "Italique",
  bulletList: "Liste à puces",
  orderedList: "Liste numérotée",
  link: "Lien",
  undo: "Annuler",
  redo: "Rétablir",
  withShortcut: ({ label, shortcut }) => `${label} (${shortcut})`,
  control: "Ctrl",
  shift: "Maj",
  linkAddress: "Adresse du lien",
  linkHint: "https://…, une adresse e-mail ou un numéro de téléphone",
  linkInvalid: "Écrivez une adresse complète, par exemple https://exemple.fr.",
  applyLink: "Appliquer",
  removeLink: "Retirer le lien",
  cancelLink: "Annuler",
  used: ({ amount, limit }) => `${amount} sur ${limit} caractères`,
  usedUnlimited: ({ amount, count }) => `${amount} ${count >= 2 ? "caractères" : "caractère"}`,
  tooLong: ({ amount, count }) =>
    `Le texte est trop long\u00A0: retirez ${count >= 2 ? `${amount} caractères` : "un caractère"}.`,
};

export const frForm: ChoiceMessages["form"] = {
  failed: "L’enregistrement n’a pas abouti. Vos saisies sont conservées : réessayez dans un instant.",
};

export const frChoiceMessages: ChoiceMessages = {
  choiceList: frChoiceList,
  multiSelectField: frMultiSelectField,
  colorScheme: frColorScheme,
  tagsField: frTagsField,
  richTextField: frRichTextField,
  form: frForm,
};

export const enChoiceMessages: ChoiceMessages = {
  choiceList: {
    open: "Open the list",
    close: "Close the list",
    clear: "Clear the choice",
    searching: "Searching",
    searchFailed: "The search did not succeed.",
    retry: "Try again",
    nothing: "No option",
    typeToSearch: "Write to search",
    noResult: ({ query }) => `No result for “${query}”`,
    results: ({ amount, count }) => `${amount} ${count === 1 ? "result" : "results"}`,
    more: ({ amount }) => `${amount} more: refine the search`,
    create: ({ text }) => `Create “${text}”`,
    creating: ({ text }) => `Creating “${text}”`,
    createFailed: ({ text }) => `“${text}” could not be created. Try again.`,
  },
  multiSelectField: {
    chosen: ({ amount }) => `${amount} chosen`,
    chosenOptions: "Current choices, Delete to remove",
    remove: ({ label }) => `Remove ${label}`,
    removed: ({ label }) => `${label}, removed`,
    added: ({ label }) => `${label}, added`,
    selectAll: ({ amount }) => `Choose all (${amount})`,
    unselectAll: ({ amount }) => `Remove all (${amount})`,
  },
  colorScheme: { label: "Appearance", system: "System", light: "Light", dark: "Dark" },
  tagsField: {
    tags: "Words added, Delete to remove",
    add: ({ text }) => `Add “${text}”`,
    duplicate: ({ text }) => `“${text}” is already in the list`,
    full: ({ amount, count }) =>
      `${amount} ${count === 1 ? "word" : "words"} at most: remove one to add another`,
    usage: ({ used, limit }) => `${used} of ${limit}`,
    addedMany: ({ amount, count }) => `${amount} ${count === 1 ? "word" : "words"} added`,
  },
  richTextField: {
    toolbar: "Formatting",
    heading2: "Heading",
    heading3: "Subheading",
    bold: "Bold",
    italic: "Italic",
    bulletList: "Bulleted list",
    orderedList: "Numbered list",
    link: "Link",
    undo: "Undo",
    redo: "Redo",
    withShortcut: ({ label, shortcut }) => `${label} (${shortcut})`,
    control: "Ctrl",
    shift: "Shift",
    linkAddress: "Address of the link",
    linkHint: "https://…, an e-mail address or a telephone number",
    linkInvalid: "Write a complete address, for instance https://example.com.",
    applyLink: "Apply",
    removeLink: "Remove the link",
    cancelLink: "Cancel",
    used: ({ amount, limit }) => `${amount} of ${limit} characters`,
    usedUnlimited: ({ amount, count }) => `${amount} ${count === 1 ? "character" : "characters"}`,
    tooLong: ({ amount, count }) =>
      `The text is too long: remove ${count === 1 ? "one character" : `${amount} characters`}.`,
  },
  form: {
    failed: "Saving did not succeed. What you wrote is kept: try again in a moment.",
  },
};
