/** Table of App Check's own signing key: one that signs sessions as well would let the one token pass for the other. */
export const APP_CHECK_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE app_check_signing_keys (
    kid TEXT PRIMARY KEY,
    private_jwk TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  `,
];
