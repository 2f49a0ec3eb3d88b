/**
 * Tables of the Auth service. Refresh tokens and action codes are stored as SHA-256 only: a copied data folder
 * opens no session.
 */
export const AUTH_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE auth_users (
    uid TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    email_verified INTEGER NOT NULL,
    display_name TEXT,
    photo_url TEXT,
    phone_number TEXT UNIQUE,
    password_hash TEXT,
    password_updated_at INTEGER,
    disabled INTEGER NOT NULL,
    custom_claims TEXT,
    valid_since INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER,
    last_refresh_at INTEGER
  ) STRICT;
  CREATE TABLE auth_refresh_tokens (
    hash TEXT PRIMARY KEY,
    uid TEXT NOT NULL REFERENCES auth_users (uid) ON DELETE CASCADE,
    auth_time INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX auth_refresh_tokens_by_uid ON auth_refresh_tokens (uid);
  CREATE TABLE auth_action_codes (
    hash TEXT PRIMARY KEY,
    uid TEXT NOT NULL REFERENCES auth_users (uid) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX auth_action_codes_by_uid ON auth_action_codes (uid);
  CREATE TABLE auth_attempts (
    subject TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    blocked_until INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE auth_signing_keys (
    kid TEXT PRIMARY KEY,
    private_jwk TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  `,
  // Sessions remember how they began and outlive their account; a code may be for an address that has no account yet.
  `
  ALTER TABLE auth_users ADD COLUMN email_link INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE auth_sessions (
    hash TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    auth_time INTEGER NOT NULL,
    provider TEXT NOT NULL,
    claims TEXT,
    revoked_at INTEGER
  ) STRICT;
  INSERT INTO auth_sessions (hash, uid, auth_time, provider, revoked_at)
    SELECT hash, uid, auth_time, 'password', CASE revoked WHEN 1 THEN unixepoch() * 1000 END
    FROM auth_refresh_tokens;
  DROP TABLE auth_refresh_tokens;
  CREATE INDEX auth_sessions_by_uid ON auth_sessions (uid);
  CREATE INDEX auth_sessions_revoked ON auth_sessions (revoked_at) WHERE revoked_at IS NOT NULL;
  CREATE TABLE auth_codes (
    hash TEXT PRIMARY KEY,
    uid TEXT REFERENCES auth_users (uid) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO auth_codes (hash, uid, kind, email, new_email, expires_at)
    SELECT hash, uid, kind, email, new_email, expires_at FROM auth_action_codes;
  DROP TABLE auth_action_codes;
  CREATE INDEX auth_codes_by_uid ON auth_codes (uid);
  CREATE INDEX auth_codes_by_email ON auth_codes (email);
  CREATE INDEX auth_codes_by_expiry ON auth_codes (expires_at);
  `,
  // Anybody can have attempts counted for any number of addresses.
  `
  CREATE INDEX auth_attempts_by_time ON auth_attempts (last_at);
  `,
  // Guesses are counted by where they come from, and where the holder has signed in from is not held up by others.
  `
  CREATE TABLE auth_known_sources (hash TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT;
  CREATE INDEX auth_known_sources_by_time ON auth_known_sources (seen_at);
  `,
];
