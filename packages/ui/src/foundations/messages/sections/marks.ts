interface Counted {
  readonly count: number;
}

export interface MarkMessages {
  readonly markReview: {
    /** Number of marks that stand, before they are confirmed. */
    readonly toVerify: (values: Counted) => string;
    /** Number of marks that stand, once they are confirmed. */
    readonly verified: (values: Counted) => string;
    /** Nothing was proposed. */
    readonly none: string;
    /** All that was proposed is struck. */
    readonly noneKept: string;
    readonly counts: {
      readonly sure: (values: Counted) => string;
      readonly unsure: (values: Counted) => string;
      readonly added: (values: Counted) => string;
      readonly struck: (values: Counted) => string;
    };
    /** Said after the place of a mark, for those who do not see its drawing. */
    readonly states: {
      readonly sure: string;
      readonly unsure: string;
      readonly added: string;
      readonly struck: string;
    };
    readonly confirm: (values: Counted) => string;
    readonly confirmNone: string;
    readonly add: string;
    readonly reopen: string;
    /** Name of the list of marks. */
    readonly list: string;
    /** Name of a mark whose zone is said above it. */
    readonly mark: (values: { readonly position: number }) => string;
    readonly keep: string;
    readonly restore: string;
    readonly strike: (values: { readonly position: number }) => string;
    readonly remove: (values: { readonly position: number }) => string;
    /** Heading of the marks of one zone. */
    readonly group: (values: { readonly label: string; readonly count: number }) => string;
    readonly strikeAll: string;
    readonly keepAll: string;
    readonly keys: {
      readonly travel: string;
      readonly strike: string;
      readonly keep: string;
      readonly add: string;
    };
    readonly saving: string;
    readonly saved: string;
    readonly failed: string;
  };
}

const several = (count: number): boolean => count >= 2;

export const frMarkReview: MarkMessages["markReview"] = {
  toVerify: ({ count }) => `${count} ${several(count) ? "marques" : "marque"}, à vérifier`,
  verified: ({ count }) => (several(count) ? `${count} marques, vérifiées` : `${count} marque, vérifiée`),
  none: "Aucune marque repérée",
  noneKept: "Aucune marque gardée",
  counts: {
    sure: ({ count }) => `${count} ${several(count) ? "sûres" : "sûre"}`,
    unsure: ({ count }) => `${count} ${several(count) ? "incertaines" : "incertaine"}`,
    added: ({ count }) => `${count} ${several(count) ? "ajoutées" : "ajoutée"}`,
    struck: ({ count }) => `${count} ${several(count) ? "écartées" : "écartée"}`,
  },
  states: { sure: "sûre", unsure: "incertaine", added: "ajoutée", struck: "écartée" },
  confirm: ({ count }) => (several(count) ? `Confirmer les ${count} marques` : "Confirmer la marque"),
  confirmNone: "Confirmer\u00A0: aucune marque",
  add: "Ajouter",
  reopen: "Rouvrir",
  list: "Marques",
  mark: ({ position }) => `Marque ${position}`,
  keep: "Garder",
  restore: "Rétablir",
  strike: ({ position }) => `Écarter la marque ${position}`,
  remove: ({ position }) => `Retirer la marque ${position}`,
  group: ({ label, count }) => `${label} · ${count} ${several(count) ? "marques" : "marque"}`,
  strikeAll: "Tout écarter",
  keepAll: "Tout garder",
  keys: { travel: "parcourir", strike: "écarter", keep: "garder", add: "ajouter" },
  saving: "Enregistrement en cours",
  saved: "Vérification enregistrée",
  failed: "Votre vérification n’a pas pu être enregistrée. Vos marques restent à l’écran.",
};

export const frMarkMessages: MarkMessages = { markReview: frMarkReview };

export const enMarkMessages: MarkMessages = {
  markReview: {
    toVerify: ({ count }) => `${count} ${several(count) ? "marks" : "mark"}, to verify`,
    verified: ({ count }) => `${count} ${several(count) ? "marks" : "mark"}, verified`,
    none: "No mark found",
    noneKept: "No mark kept",
    counts: {
      sure: ({ count }) => `${count} sure`,
      unsure: ({ count }) => `${count} unsure`,
      added: ({ count }) => `${count} added`,
      struck: ({ count }) => `${count} struck`,
    },
    states: { sure: "sure", unsure: "unsure", added: "added", struck: "struck" },
    confirm: ({ count }) => (several(count) ? `Confirm the ${count} marks` : "Confirm the mark"),
    confirmNone: "Confirm: no mark",
    add: "Add",
    reopen: "Reopen",
    list: "Marks",
    mark: ({ position }) => `Mark ${position}`,
    keep: "Keep",
    restore: "Restore",
    strike: ({ position }) => `Strike mark ${position}`,
    remove: ({ position }) => `Remove mark ${position}`,
    group: ({ label, count }) => `${label} · ${count} ${several(count) ? "marks" : "mark"}`,
    strikeAll: "Strike all",
    keepAll: "Keep all",
    keys: { travel: "go through", strike: "strike", keep: "keep", add: "add" },
    saving: "Saving",
    saved: "Verification saved",
    failed: "Your verification could not be saved. Your marks stay on the screen.",
  },
};
