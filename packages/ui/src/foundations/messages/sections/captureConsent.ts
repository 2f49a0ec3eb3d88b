export interface ConsentMessages {
  readonly signaturePad: {
    readonly way: string;
    readonly draw: string;
    readonly type: string;
    readonly signHere: string;
    readonly emptySurface: string;
    readonly drawnSurface: (values: { readonly count: number }) => string;
    readonly undo: string;
    readonly clear: string;
    readonly cleared: string;
    readonly name: string;
    readonly confirm: string;
    readonly signatureOf: (values: { readonly name: string }) => string;
    readonly signature: string;
    readonly typedBy: string;
  };
  readonly consentForm: {
    readonly clauses: string;
    readonly optional: string;
    readonly version: (values: { readonly version: string }) => string;
    readonly signer: string;
    readonly signerMissing: string;
    readonly date: string;
    readonly signature: string;
    readonly signatureMissing: string;
    readonly clauseNeeded: string;
    readonly clauseMissing: (values: { readonly clause: string }) => string;
    readonly submit: string;
  };
  readonly signedConsent: {
    readonly agreed: string;
    readonly declined: string;
    readonly signedBy: string;
    readonly signedOn: string;
    readonly version: string;
    readonly signature: string;
    readonly withdrawnOn: (values: { readonly date: string }) => string;
  };
}

// U+202F stands before ; ! ? and U+00A0 before : % and inside « ».

export const frSignaturePad: ConsentMessages["signaturePad"] = {
  way: "Façon de signer",
  draw: "Signer à la main",
  type: "Signer en tapant mon nom",
  signHere: "Signez ici, au doigt, au stylet ou à la souris",
  emptySurface:
    "Zone de signature, vide. Sans souris ni écran tactile, choisissez de signer en tapant votre nom.",
  drawnSurface: ({ count }) =>
    count >= 2 ? `Zone de signature, ${count} traits` : "Zone de signature, un trait",
  undo: "Annuler le dernier trait",
  clear: "Effacer",
  cleared: "Signature effacée",
  name: "Prénom et nom",
  confirm: "Mon nom tapé ici vaut ma signature",
  signatureOf: ({ name }) => `Signature de ${name}`,
  signature: "Signature",
  typedBy: "Signé en tapant son nom",
};

export const frConsentForm: ConsentMessages["consentForm"] = {
  clauses: "Ce que j’accepte",
  optional: "(facultatif)",
  version: ({ version }) => `Version du texte\u00A0: ${version}`,
  signer: "Prénom et nom de la personne qui signe",
  signerMissing: "Écrivez le prénom et le nom de la personne qui signe.",
  date: "Date",
  signature: "Signature",
  signatureMissing: "Signez dans le cadre, ou en tapant votre nom et en cochant la case.",
  clauseNeeded: "Cochez la case\u00A0: cet accord est nécessaire pour continuer.",
  clauseMissing: ({ clause }) => `Cet accord est nécessaire pour continuer\u00A0: ${clause}`,
  submit: "Signer et enregistrer",
};

export const frSignedConsent: ConsentMessages["signedConsent"] = {
  agreed: "Accepté",
  declined: "Non accepté",
  signedBy: "Signé par",
  signedOn: "Signé le",
  version: "Version du texte",
  signature: "Signature",
  withdrawnOn: ({ date }) => `Consentement retiré le ${date}`,
};

export const frConsentMessages: ConsentMessages = {
  signaturePad: frSignaturePad,
  consentForm: frConsentForm,
  signedConsent: frSignedConsent,
};

export const enConsentMessages: ConsentMessages = {
  signaturePad: {
    way: "Way of signing",
    draw: "Sign by hand",
    type: "Sign by typing my name",
    signHere: "Sign here, with a finger, a pen or the mouse",
    emptySurface:
      "Signature area, empty. Without a mouse or a touch screen, choose to sign by typing your name.",
    drawnSurface: ({ count }) =>
      count === 1 ? "Signature area, one stroke" : `Signature area, ${count} strokes`,
    undo: "Undo the last stroke",
    clear: "Clear",
    cleared: "Signature cleared",
    name: "First and last name",
    confirm: "My name typed here is my signature",
    signatureOf: ({ name }) => `Signature of ${name}`,
    signature: "Signature",
    typedBy: "Signed by typing their name",
  },
  consentForm: {
    clauses: "What I agree to",
    optional: "(optional)",
    version: ({ version }) => `Version of the text: ${version}`,
    signer: "First and last name of the person who signs",
    signerMissing: "Write the first and last name of the person who signs.",
    date: "Date",
    signature: "Signature",
    signatureMissing: "Sign in the frame, or by typing your name and ticking the box.",
    clauseNeeded: "Tick the box: this agreement is needed to go on.",
    clauseMissing: ({ clause }) => `This agreement is needed to go on: ${clause}`,
    submit: "Sign and save",
  },
  signedConsent: {
    agreed: "Agreed",
    declined: "Not agreed",
    signedBy: "Signed by",
    signedOn: "Signed on",
    version: "Version of the text",
    signature: "Signature",
    withdrawnOn: ({ date }) => `Consent withdrawn on ${date}`,
  },
};
