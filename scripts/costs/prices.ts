/*
 * Prices of Google, in US dollars without VAT, as of November 2026. They change: compare them with the pages beside them
 * before a decision rests on them. The copies of the pages that could be read confirm what Cloud Storage costs in europe-west3, what
 * is free, and that Cloud Run counts the place to tier 2; of Firestore they list other places, and its rates here, as those of tier 2,
 * are the published ones as they are remembered: 30 and 40 % above those of Iowa.
 */

/** Firestore, Standard edition, europe-west3 (https://cloud.google.com/firestore/pricing, 2026-11). */
export const firestorePrices = {
  /** Price of one document that is read. */
  read: 0.039 / 100_000,
  /** Price of one document that is written. A deletion costs a ninth, and is counted as one. */
  write: 0.117 / 100_000,
  /** Price of a GiB of data and indexes for a month; of point-in-time recovery the same again. */
  storedGib: 0.117,
  /** Price of a GiB of a daily backup for a month. */
  backupGib: 0.03,
  /** Price of a GiB that leaves for the internet. */
  egressGib: 0.12,
  /** Free of charge each month: 50,000 reads and 20,000 writes a day. */
  free: { reads: 50_000 * 30, writes: 20_000 * 30, storedGib: 1, egressGib: 10 },
} as const;

/**
 * Cloud Run with billing by request, which is what functions of the second generation are billed as; europe-west3 is a place of
 * tier 2 (https://cloud.google.com/run/pricing, https://cloud.google.com/run/docs/locations, 2026-11).
 */
export const computePrices = {
  vcpuSecond: 0.0000336,
  gibSecond: 0.0000035,
  /** Price of one call or delivered event. */
  invocation: 0.4 / 1_000_000,
  free: { vcpuSeconds: 180_000, gibSeconds: 360_000, invocations: 2_000_000 },
} as const;

/**
 * Cloud Storage, europe-west3 (https://cloud.google.com/storage/pricing, 2026-11). Nothing of it is free there: the free tier is
 * for places in the United States.
 */
export const storagePrices = {
  /** Price of a GB in the class Standard for a month. */
  standardGb: 0.023,
  /** Price of a GB in the class Nearline for a month. */
  nearlineGb: 0.013,
  /** Price of a GB that is read from Nearline, beside its egress. */
  nearlineReadGb: 0.01,
  /** Price of one change of an object's class to Nearline by a lifecycle rule. */
  nearlineTransition: 0.01 / 1000,
  /** Price of one object that is stored, or of a listing. */
  classA: 0.005 / 1000,
  /** Price of one object, or its metadata, that is read. */
  classB: 0.0004 / 1000,
  /** Price of a GB that leaves for Europe: of the first TB, of the next nine, and beyond. */
  egressGb: [0.12, 0.11, 0.08],
} as const;

/** Firebase Hosting (https://firebase.google.com/docs/hosting/usage-quotas-pricing, 2026-11). */
export const hostingPrices = {
  egressGb: 0.15,
  /** GB that are free each month: 360 MB a day. */
  freeEgressGb: 10,
} as const;

/** Euros for a US dollar, rounded: it changes every day. */
export const EUROS_PER_DOLLAR = 0.86;
