/** The sentences of prices, products, plans, routines, quotes and the timeline. */
export interface SalesMessages {
  readonly price: {
    readonly vatIncluded: string;
    readonly vatExcluded: string;
    /** Spoken before the struck catalogue price. */
    readonly insteadOf: string;
    readonly missing: string;
  };
  readonly productCard: {
    readonly reasons: string;
    readonly selected: string;
    readonly excluded: string;
  };
  readonly planCard: {
    readonly current: string;
  };
  readonly routineBoard: {
    readonly empty: string;
    readonly handle: (values: { readonly step: string }) => string;
    readonly handleRole: string;
    readonly instructions: string;
    readonly actions: (values: { readonly step: string }) => string;
    readonly moveUp: string;
    readonly moveDown: string;
    readonly moveTo: (values: { readonly column: string }) => string;
    readonly remove: string;
    readonly stepCount: (values: { readonly count: number }) => string;
    readonly moved: (values: {
      readonly step: string;
      readonly column: string;
      readonly position: number;
      readonly total: number;
    }) => string;
    readonly lifted: (values: { readonly step: string }) => string;
    readonly returned: (values: { readonly step: string }) => string;
    readonly removed: (values: { readonly step: string }) => string;
  };
  readonly quote: {
    readonly designation: string;
    readonly quantity: string;
    readonly unitPrice: (values: { readonly mode: string }) => string;
    readonly lineDiscount: string;
    readonly vat: string;
    readonly lineTotal: (values: { readonly mode: string }) => string;
    readonly vatIncluded: string;
    readonly vatExcluded: string;
    readonly missingPrice: string;
    /** Stands under a line on a narrow screen, in the place of its columns. */
    readonly lineDetail: (values: { readonly quantity: string; readonly price: string }) => string;
    readonly vatOfLine: (values: { readonly rate: string }) => string;
    readonly subtotal: (values: { readonly mode: string }) => string;
    readonly discount: (values: { readonly rate: string }) => string;
    readonly discountAmount: string;
    readonly netTotal: string;
    readonly vatAmount: (values: { readonly rate: string }) => string;
    readonly vatBase: (values: { readonly base: string }) => string;
    readonly total: (values: { readonly mode: string }) => string;
    readonly vatExempt: string;
    readonly empty: string;
  };
  readonly quoteSheet: {
    readonly title: string;
    readonly preview: (values: { readonly number: string }) => string;
    readonly number: (values: { readonly number: string }) => string;
    readonly validUntil: (values: { readonly date: string }) => string;
    readonly recipient: string;
    readonly conditions: string;
    readonly signature: string;
    readonly signedBy: (values: { readonly name: string; readonly date: string }) => string;
  };
  readonly timeline: {
    readonly label: string;
    readonly empty: string;
    readonly more: string;
    /** Heads the events whose date cannot be read. */
    readonly unknownDate: string;
  };
}

export const frPrice: SalesMessages["price"] = {
  vatIncluded: "TTC",
  vatExcluded: "HT",
  insteadOf: "au lieu de",
  missing: "Prix à saisir",
};

export const frProductCard: SalesMessages["productCard"] = {
  reasons: "Pourquoi",
  selected: "Dans la routine",
  excluded: "Écarté",
};

export const frPlanCard: SalesMessages["planCard"] = { current: "Votre formule" };

export const frRoutineBoard: SalesMessages["routineBoard"] = {
  empty: "Aucune étape pour l’instant",
  handle: ({ step }) => `Déplacer « ${step} »`,
  handleRole: "poignée",
  instructions:
    "Flèches haut et bas pour changer l’ordre, gauche et droite pour changer de moment. Le menu voisin propose les mêmes déplacements.",
  actions: ({ step }) => `Actions pour « ${step} »`,
  moveUp: "Monter",
  moveDown: "Descendre",
  moveTo: ({ column }) => `Déplacer vers « ${column} »`,
  remove: "Retirer de la routine",
  stepCount: ({ count }) => (count > 1 ? `${count} étapes` : `${count} étape`),
  moved: ({ step, column, position, total }) =>
    `« ${step} » est à la place ${position} sur ${total}, dans « ${column} ».`,
  lifted: ({ step }) => `« ${step} » est soulevé.`,
  returned: ({ step }) => `« ${step} » a repris sa place.`,
  removed: ({ step }) => `« ${step} » est retiré de la routine.`,
};

export const frQuote: SalesMessages["quote"] = {
  designation: "Désignation",
  quantity: "Qté",
  unitPrice: ({ mode }) => `PU ${mode}`,
  lineDiscount: "Remise",
  vat: "TVA",
  lineTotal: ({ mode }) => `Total ${mode}`,
  vatIncluded: "TTC",
  vatExcluded: "HT",
  missingPrice: "Prix à saisir",
  lineDetail: ({ quantity, price }) => `${quantity} × ${price}`,
  vatOfLine: ({ rate }) => `TVA ${rate}`,
  subtotal: ({ mode }) => `Sous-total ${mode}`,
  discount: ({ rate }) => `Remise ${rate}`,
  discountAmount: "Remise",
  netTotal: "Total HT",
  vatAmount: ({ rate }) => `TVA ${rate}`,
  vatBase: ({ base }) => `sur ${base} HT`,
  total: ({ mode }) => `Total ${mode}`,
  vatExempt: "TVA non applicable, art. 293 B du CGI",
  empty: "Aucune ligne pour l’instant",
};

export const frQuoteSheet: SalesMessages["quoteSheet"] = {
  title: "Devis",
  preview: ({ number }) => `Aperçu du devis ${number}`,
  number: ({ number }) => `N° ${number}`,
  validUntil: ({ date }) => `Valable jusqu’au ${date}`,
  recipient: "Destinataire",
  conditions: "Conditions",
  signature: "« Bon pour accord », date et signature",
  signedBy: ({ name, date }) => `${name}, le ${date}`,
};

export const frTimeline: SalesMessages["timeline"] = {
  label: "Chronologie",
  empty: "Rien pour l’instant",
  more: "Voir plus ancien",
  unknownDate: "Date illisible",
};

export const frSalesMessages: SalesMessages = {
  price: frPrice,
  productCard: frProductCard,
  planCard: frPlanCard,
  routineBoard: frRoutineBoard,
  quote: frQuote,
  quoteSheet: frQuoteSheet,
  timeline: frTimeline,
};

export const enSalesMessages: SalesMessages = {
  price: {
    vatIncluded: "incl. VAT",
    vatExcluded: "excl. VAT",
    insteadOf: "instead of",
    missing: "Price to be entered",
  },
  productCard: { reasons: "Why", selected: "In the routine", excluded: "Left out" },
  planCard: { current: "Your plan" },
  routineBoard: {
    empty: "No step yet",
    handle: ({ step }) => `Move “${step}”`,
    handleRole: "handle",
    instructions:
      "Up and down arrows change the order, left and right change the moment. The menu beside it offers the same moves.",
    actions: ({ step }) => `Actions for “${step}”`,
    moveUp: "Move up",
    moveDown: "Move down",
    moveTo: ({ column }) => `Move to “${column}”`,
    remove: "Remove from the routine",
    stepCount: ({ count }) => (count === 1 ? "1 step" : `${count} steps`),
    moved: ({ step, column, position, total }) =>
      `“${step}” is number ${position} of ${total}, in “${column}”.`,
    lifted: ({ step }) => `“${step}” is lifted.`,
    returned: ({ step }) => `“${step}” is back in its place.`,
    removed: ({ step }) => `“${step}” is removed from the routine.`,
  },
  quote: {
    designation: "Description",
    quantity: "Qty",
    unitPrice: ({ mode }) => `Unit price ${mode}`,
    lineDiscount: "Discount",
    vat: "VAT",
    lineTotal: ({ mode }) => `Total ${mode}`,
    vatIncluded: "incl. VAT",
    vatExcluded: "excl. VAT",
    missingPrice: "Price to be entered",
    lineDetail: ({ quantity, price }) => `${quantity} × ${price}`,
    vatOfLine: ({ rate }) => `VAT ${rate}`,
    subtotal: ({ mode }) => `Subtotal ${mode}`,
    discount: ({ rate }) => `Discount ${rate}`,
    discountAmount: "Discount",
    netTotal: "Total excl. VAT",
    vatAmount: ({ rate }) => `VAT ${rate}`,
    vatBase: ({ base }) => `on ${base} excl. VAT`,
    total: ({ mode }) => `Total ${mode}`,
    vatExempt: "VAT not applicable, art. 293 B of the French tax code",
    empty: "No line yet",
  },
  quoteSheet: {
    title: "Quote",
    preview: ({ number }) => `Preview of quote ${number}`,
    number: ({ number }) => `No. ${number}`,
    validUntil: ({ date }) => `Valid until ${date}`,
    recipient: "For",
    conditions: "Terms",
    signature: "“Agreed”, date and signature",
    signedBy: ({ name, date }) => `${name}, ${date}`,
  },
  timeline: { label: "Timeline", empty: "Nothing yet", more: "Show earlier", unknownDate: "Unreadable date" },
};
