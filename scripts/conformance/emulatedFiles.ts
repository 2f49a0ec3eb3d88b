/** Emulators of Google that `npm run conformance` can start. */
export const emulatedServices = ["auth", "firestore", "storage"] as const;
export type EmulatedService = (typeof emulatedServices)[number];

const conformance = (names: readonly string[], ...services: readonly EmulatedService[]) =>
  names.map((name) => ({ file: `packages/local-firebase/src/conformance/${name}.test.ts`, services }));

const rules = [
  "abandonedDiagnosis",
  "articles",
  "firestoreRules",
  "observations",
  "payment",
  "policies",
  "protectedFields",
  "recommendations",
  "retention",
  "routineDiscount",
  "searchFields",
  "storageRules",
  "supportNotes",
  "textChecks",
];

/**
 * Test files that can be run against Google's emulators, and what they talk to. What is left out stops and starts the
 * server, reads its disk, or calls functions, which no emulator here has.
 */
const emulatedFiles: readonly { readonly file: string; readonly services: readonly EmulatedService[] }[] = [
  ...conformance(["adminAuth", "authAdmin", "authImport", "authLinks"], "auth"),
  ...conformance(["authBrowser", "authSessions", "authTokens"], "auth", "firestore"),
  ...conformance(
    [
      "adminQueries",
      "adminReads",
      "adminValues",
      "adminWrites",
      "firestoreListen",
      "firestoreQueries",
      "firestoreTransactions",
      "firestoreValues",
      "firestoreWrites",
      "largeBatch",
      "manyTabs",
    ],
    "firestore",
  ),
  ...conformance(["adminStorage", "browserStorage"], "auth", "storage"),
  ...rules.map((name) => ({ file: `apps/functions/src/rules/${name}.test.ts`, services: emulatedServices })),
];

/**
 * Gives the test files that need no other services than these.
 * @returns paths from the root, as the command line of vitest takes them
 */
export function filesFor(services: readonly EmulatedService[]): string[] {
  return emulatedFiles
    .filter((one) => one.services.every((service) => services.includes(service)))
    .map(({ file }) => file);
}
