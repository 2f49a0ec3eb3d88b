/** Tables of the Storage service. Times are microseconds since 1970 except `touched_at` (milliseconds). */
export const STORAGE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE storage_objects (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    blob_id TEXT NOT NULL UNIQUE,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    size INTEGER NOT NULL,
    md5_hash TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    attributes TEXT NOT NULL,
    download_tokens TEXT NOT NULL,
    time_created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    PRIMARY KEY (bucket, name)
  ) STRICT;
  CREATE TABLE storage_uploads (
    id TEXT PRIMARY KEY,
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    attributes TEXT NOT NULL,
    conditions TEXT NOT NULL,
    announced_size INTEGER,
    received INTEGER NOT NULL,
    state TEXT NOT NULL,
    touched_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX storage_uploads_by_touch ON storage_uploads (touched_at);
  `,
  // Files that are to go: deleting one is never concluded from what the database does not say.
  `CREATE TABLE storage_removals (
    folder TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (folder, id)
  ) STRICT, WITHOUT ROWID;`,
];
