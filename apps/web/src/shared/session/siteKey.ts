/// <reference types="vite/client" />

const built: unknown = import.meta.env.CARNATION_APP_CHECK_KEY;

/** Site key of reCAPTCHA Enterprise that the deployment was built with (`CARNATION_APP_CHECK_KEY`); empty without App Check. */
export const siteKey: string = typeof built === "string" ? built : "";
