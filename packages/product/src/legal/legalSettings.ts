import * as v from "valibot";

/** A line that is not there, or holds nothing but blanks, is null: it is asked for by name. */
const line = v.fallback(
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(400),
      v.transform((text) => (text === "" ? null : text)),
    ),
    null,
  ),
  null,
);

/** Lines of one part of the file; each is null where the part is missing or no object. */
function part<Entries extends Record<string, typeof line>>(entries: Entries) {
  const lines = v.object(entries);
  return v.fallback(lines, () => v.parse(lines, {}));
}

const processorSchema = v.object({
  name: line,
  /** Task that it has for the deployment. */
  purpose: line,
  /** Town and country where the data stand. */
  place: line,
  /** That nothing leaves the European Union, or under which guarantee it does. */
  transfer: line,
});

/** The legal facts of a deployment, under the names of its file; what cannot be read is null. */
const settingsSchema = v.object({
  publisher: part({
    name: line,
    legal_form: line,
    capital: line,
    registration: line,
    vat_number: line,
    address: line,
    email: line,
    phone: line,
    director: line,
  }),
  host: part({ name: line, address: line, phone: line, hds_certificate: line }),
  privacy: part({ contact: line, officer: line }),
  processors: v.fallback(v.array(processorSchema), []),
  /** True when doctors or other health professionals are served: the host is then to be certified (decision 089). */
  health_professionals: v.fallback(v.boolean(), false),
});

/** Facts of a deployment for the law: publisher, host, processors, and the contact about personal data. */
export type LegalSettings = v.InferOutput<typeof settingsSchema>;

/** A company that processes data for the deployment. */
export type Processor = v.InferOutput<typeof processorSchema>;

/** Reads the legal facts of a deployment; whatever is missing or unreadable is null, and named by `missingLegalSettings`. */
export function parseLegalSettings(input: unknown): LegalSettings {
  return v.parse(
    v.fallback(settingsSchema, () => v.parse(settingsSchema, {})),
    input,
  );
}

type Labels<Part extends keyof LegalSettings> = readonly (readonly [keyof LegalSettings[Part], string])[];

const publisherLabels: Labels<"publisher"> = [
  ["name", "le nom de l’éditeur"],
  ["legal_form", "la forme juridique de l’éditeur"],
  ["capital", "le capital social de l’éditeur"],
  ["registration", "le numéro RCS ou SIREN de l’éditeur"],
  ["vat_number", "le numéro de TVA de l’éditeur, ou la mention qu’il n’y en a pas"],
  ["address", "l’adresse de l’éditeur"],
  ["email", "l’adresse e-mail de l’éditeur"],
  ["phone", "le téléphone de l’éditeur"],
  ["director", "le directeur de la publication"],
];
const hostLabels: Labels<"host"> = [
  ["name", "le nom de l’hébergeur"],
  ["address", "l’adresse de l’hébergeur"],
  ["phone", "le téléphone de l’hébergeur"],
];
const privacyLabels: Labels<"privacy"> = [
  ["contact", "le contact pour les données personnelles"],
  ["officer", "le délégué à la protection des données, ou la mention qu’il n’y en a pas"],
];
const processorLabels: readonly (readonly [keyof Processor, string])[] = [
  ["name", "le nom"],
  ["purpose", "la mission"],
  ["place", "le lieu des données"],
  ["transfer", "les transferts hors de l’Union européenne"],
];

/** Names in French what a deployment still has to set before it serves anybody; empty once all is there. */
export function missingLegalSettings(settings: LegalSettings): string[] {
  const { publisher, host, privacy, processors, health_professionals: servesHealth } = settings;
  return [
    ...publisherLabels.flatMap(([name, label]) => (publisher[name] === null ? [label] : [])),
    ...hostLabels.flatMap(([name, label]) => (host[name] === null ? [label] : [])),
    ...(servesHealth && host.hds_certificate === null ? ["le certificat HDS de l’hébergeur"] : []),
    ...privacyLabels.flatMap(([name, label]) => (privacy[name] === null ? [label] : [])),
    ...(processors.length === 0 ? ["la liste des sous-traitants"] : []),
    ...processors.flatMap((processor, index) =>
      processorLabels.flatMap(([name, label]) =>
        processor[name] === null ? [`${label} du sous-traitant n°\u00A0${index + 1}`] : [],
      ),
    ),
  ];
}

/** Tells whether a deployment may open accounts and sell subscriptions. */
export function isLegalComplete(settings: LegalSettings): boolean {
  return missingLegalSettings(settings).length === 0;
}

/** Processor of a deployment whose pages are attested by App Check; nobody else's policy names it. */
export const recaptchaProcessor: Processor = {
  name: "Google Cloud EMEA Limited (reCAPTCHA\u00A0Enterprise)",
  purpose:
    "vérifier que l’application s’exécute dans un navigateur, et non dans un programme qui la contrefait\u202F; il lit pour cela l’adresse IP et des caractéristiques du navigateur, et garde un identifiant sur l’appareil",
  place: "Dublin, Irlande, et les autres centres de données de Google",
  transfer: "États-Unis (cadre de protection des données UE–États-Unis et clauses contractuelles types)",
};

/** Refusal of a sign-up, an activation or a payment while the deployment has not said who it is. */
export const LEGAL_INCOMPLETE =
  "Ce service n’est pas encore ouvert aux inscriptions ni aux abonnements\u00A0: ses mentions légales sont en cours de rédaction. Réessayez plus tard.";

/** Address of the hosting that answers the legal facts of the deployment as JSON, to whoever asks. */
export const LEGAL_SETTINGS_PATH = "/legal.json";
