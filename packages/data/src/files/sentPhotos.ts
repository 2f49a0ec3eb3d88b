/** Photos that are kept: the result of the one that was sent last is opened next. */
const KEPT = 1;

const sent = new Map<string, Blob>();

/** Keeps a photo that this page has stored, in its memory, until another one is sent, the session ends or the page is left. */
export function keepSentPhoto(path: string, photo: Blob, session: AbortSignal): void {
  if (session.aborted) return;
  sent.delete(path);
  sent.set(path, photo);
  for (const older of [...sent.keys()].slice(0, -KEPT)) sent.delete(older);
  session.addEventListener("abort", () => sent.delete(path), { once: true });
}

/** Gives a photo that this page has sent; undefined for any other. Only who has asked the server for it may show it. */
export function sentPhoto(path: string): Blob | undefined {
  return sent.get(path);
}
