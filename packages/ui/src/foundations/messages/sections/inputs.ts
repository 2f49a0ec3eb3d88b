export interface InputMessages {
  readonly numberField: {
    readonly invalid: (values: { readonly example: string }) => string;
    /** No decimals are kept. */
    readonly integer: string;
    /** More decimals were written than are kept. */
    readonly decimals: (values: { readonly count: number }) => string;
    readonly tooLow: (values: { readonly minimum: string }) => string;
    readonly tooHigh: (values: { readonly maximum: string }) => string;
    readonly outside: (values: { readonly minimum: string; readonly maximum: string }) => string;
    readonly increase: string;
    readonly decrease: string;
  };
  readonly moneyField: { readonly invalid: (values: { readonly example: string }) => string };
  readonly percentField: { readonly invalid: (values: { readonly example: string }) => string };
  readonly dateField: {
    /** One letter of the pattern is repeated: `jj/mm/aaaa`. */
    readonly day: string;
    readonly month: string;
    readonly year: string;
    readonly open: string;
    readonly calendar: string;
    /** Names the button until the calendar's code is there. */
    readonly loading: string;
    /** Shown under the field when that code does not arrive: a date can still be typed. */
    readonly loadFailed: string;
    readonly previousMonth: string;
    readonly nextMonth: string;
    readonly chooseMonth: string;
    readonly chooseYear: string;
    readonly today: (values: { readonly date: string }) => string;
    readonly chosen: (values: { readonly date: string }) => string;
    readonly invalid: (values: { readonly pattern: string; readonly example: string }) => string;
    readonly noSuchMonth: string;
    /** A day that the month does not have; `last` is the last that it has. */
    readonly noSuchDay: (values: { readonly date: string; readonly last: number }) => string;
    readonly tooEarly: (values: { readonly earliest: string }) => string;
    readonly tooLate: (values: { readonly latest: string }) => string;
    readonly outside: (values: { readonly earliest: string; readonly latest: string }) => string;
    readonly unavailable: string;
  };
  readonly textAreaField: {
    readonly counter: (values: { readonly written: string; readonly limit: string }) => string;
    /** Spoken once when few characters are left. */
    readonly remaining: (values: { readonly count: number }) => string;
    readonly limitReached: string;
    readonly tooLong: (values: { readonly count: number }) => string;
  };
  readonly switchField: { readonly on: string; readonly off: string };
  readonly colorField: {
    readonly pick: string;
    readonly invalid: (values: { readonly example: string }) => string;
    readonly enough: (values: { readonly ratio: string; readonly against: string }) => string;
    readonly low: (values: {
      readonly ratio: string;
      readonly against: string;
      readonly minimum: string;
    }) => string;
  };
}

export const frNumberField: InputMessages["numberField"] = {
  invalid: ({ example }) => `Saisissez un nombre, par exemple ${example}.`,
  integer: "Saisissez un nombre entier, sans virgule.",
  decimals: ({ count }) =>
    count > 1 ? `Gardez ${count} chiffres au plus après la virgule.` : "Gardez un chiffre après la virgule.",
  tooLow: ({ minimum }) => `Saisissez ${minimum} ou plus.`,
  tooHigh: ({ maximum }) => `Saisissez ${maximum} ou moins.`,
  outside: ({ minimum, maximum }) => `Saisissez une valeur entre ${minimum} et ${maximum}.`,
  increase: "Augmenter",
  decrease: "Diminuer",
};

export const frMoneyField: InputMessages["moneyField"] = {
  invalid: ({ example }) => `Saisissez un montant, par exemple ${example}.`,
};

export const frPercentField: InputMessages["percentField"] = {
  invalid: ({ example }) => `Saisissez un pourcentage, par exemple ${example}.`,
};

export const frDateField: InputMessages["dateField"] = {
  day: "j",
  month: "m",
  year: "a",
  open: "Ouvrir le calendrier",
  calendar: "Calendrier",
  loading: "Chargement du calendrier…",
  loadFailed:
    "Le calendrier n’a pas pu être chargé. Saisissez la date, ou rouvrez-le quand la connexion est revenue.",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  chooseMonth: "Mois",
  chooseYear: "Année",
  today: ({ date }) => `${date}, aujourd’hui`,
  chosen: ({ date }) => `${date}, date choisie`,
  invalid: ({ pattern, example }) => `Saisissez une date sous la forme ${pattern}, par exemple ${example}.`,
  noSuchMonth: "Ce mois n’existe pas\u00A0: les mois vont de 1 à 12.",
  noSuchDay: ({ date, last }) => `Le ${date} n’existe pas\u00A0: le mois finit le ${last}.`,
  tooEarly: ({ earliest }) => `Choisissez une date à partir du ${earliest}.`,
  tooLate: ({ latest }) => `Choisissez une date jusqu’au ${latest}.`,
  outside: ({ earliest, latest }) => `Choisissez une date du ${earliest} au ${latest}.`,
  unavailable: "Cette date n’est pas disponible\u00A0: choisissez-en une autre.",
};

export const frTextAreaField: InputMessages["textAreaField"] = {
  counter: ({ written, limit }) => `${written} sur ${limit} caractères`,
  remaining: ({ count }) => `Il reste au plus ${count} ${count > 1 ? "caractères" : "caractère"}.`,
  limitReached: "La limite est atteinte.",
  tooLong: ({ count }) =>
    `Le texte est trop long\u00A0: retirez ${count > 1 ? `${count} caractères` : "un caractère"}.`,
};

export const frSwitchField: InputMessages["switchField"] = { on: "Activé", off: "Désactivé" };

export const frColorField: InputMessages["colorField"] = {
  pick: "Choisir la couleur",
  invalid: ({ example }) => `Saisissez une couleur sous la forme ${example}.`,
  enough: ({ ratio, against }) => `Contraste de ${ratio} sur ${against}, suffisant`,
  low: ({ ratio, against, minimum }) =>
    `Contraste de ${ratio} sur ${against}, il en faut ${minimum}\u00A0: éclaircissez ou foncez la couleur`,
};

export const frInputMessages: InputMessages = {
  numberField: frNumberField,
  moneyField: frMoneyField,
  percentField: frPercentField,
  dateField: frDateField,
  textAreaField: frTextAreaField,
  switchField: frSwitchField,
  colorField: frColorField,
};

export const enInputMessages: InputMessages = {
  numberField: {
    invalid: ({ example }) => `Enter a number, for instance ${example}.`,
    integer: "Enter a whole number.",
    decimals: ({ count }) =>
      count === 1 ? "Keep one digit after the point." : `Keep at most ${count} digits after the point.`,
    tooLow: ({ minimum }) => `Enter ${minimum} or more.`,
    tooHigh: ({ maximum }) => `Enter ${maximum} or less.`,
    outside: ({ minimum, maximum }) => `Enter a value between ${minimum} and ${maximum}.`,
    increase: "Increase",
    decrease: "Decrease",
  },
  moneyField: { invalid: ({ example }) => `Enter an amount, for instance ${example}.` },
  percentField: { invalid: ({ example }) => `Enter a percentage, for instance ${example}.` },
  dateField: {
    day: "d",
    month: "m",
    year: "y",
    open: "Open the calendar",
    calendar: "Calendar",
    loading: "Loading the calendar…",
    loadFailed:
      "The calendar could not be loaded. Type the date, or open it again once the connection is back.",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    chooseMonth: "Month",
    chooseYear: "Year",
    today: ({ date }) => `${date}, today`,
    chosen: ({ date }) => `${date}, chosen date`,
    invalid: ({ pattern, example }) => `Enter a date as ${pattern}, for instance ${example}.`,
    noSuchMonth: "There is no such month: months go from 1 to 12.",
    noSuchDay: ({ date, last }) => `${date} does not exist: the month ends on the ${last}.`,
    tooEarly: ({ earliest }) => `Choose a date from ${earliest} on.`,
    tooLate: ({ latest }) => `Choose a date up to ${latest}.`,
    outside: ({ earliest, latest }) => `Choose a date from ${earliest} to ${latest}.`,
    unavailable: "This date is not available: choose another one.",
  },
  textAreaField: {
    counter: ({ written, limit }) => `${written} of ${limit} characters`,
    remaining: ({ count }) => `At most ${count} ${count === 1 ? "character" : "characters"} left.`,
    limitReached: "The limit is reached.",
    tooLong: ({ count }) =>
      `The text is too long: remove ${count === 1 ? "one character" : `${count} characters`}.`,
  },
  switchField: { on: "On", off: "Off" },
  colorField: {
    pick: "Pick the colour",
    invalid: ({ example }) => `Enter a colour as ${example}.`,
    enough: ({ ratio, against }) => `Contrast of ${ratio} on ${against}, sufficient`,
    low: ({ ratio, against, minimum }) =>
      `Contrast of ${ratio} on ${against}, ${minimum} is needed: lighten or darken the colour`,
  },
};
