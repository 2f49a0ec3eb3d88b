/** Largest numbers of items that lists show. */
export const listLimits = {
  adminStaff: 200,
  customers: 200,
  lastAnalysedCustomers: 10,
  customerDiagnoses: 20,
  newsPage: 10,
  latestNews: 1,
} as const;

/** Time that a callable is given, in milliseconds. */
export const callableTimeoutMs = { default: 70_000, comparisonRecap: 250_000 } as const;

/** Region of the backend functions. */
export const FUNCTIONS_REGION = "europe-west3";

/** Below this width, in CSS pixels, the menu is an off-canvas drawer. */
export const MOBILE_MENU_BREAKPOINT_PX = 992;

/** Picture uploads, in bytes: sent resumably above the first chunk's size, in chunks that grow up to the largest. */
export const uploadChunkBytes = { first: 256 * 1024, largest: 32 * 1024 * 1024 } as const;
