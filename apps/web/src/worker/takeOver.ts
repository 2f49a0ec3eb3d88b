/** Message by which a page of an old version tells the newer service worker that it need not wait for it. */
export const TAKE_OVER = "take-over";
