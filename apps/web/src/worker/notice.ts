/** Describes what is shown of an announced article; the functions send the same (`PushMessage`). */
export interface NewsNotice {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Draws it. Of two about the same article the later takes the place of the earlier, without a sound. */
export function showNotice(
  worker: Pick<ServiceWorkerRegistration, "showNotification">,
  { tag, title, body, path }: NewsNotice,
): Promise<void> {
  return worker.showNotification(title, { body, tag, lang: "fr", data: { path } });
}

/** Gives what was sent to this device as a notice; one that says nothing useful still says that there is news. */
export function readNotice(sent: unknown): NewsNotice {
  const data = at(sent, "data");
  const text = (name: string): string => {
    const value = at(data, name);
    return typeof value === "string" ? value : "";
  };
  const path = text("path");
  return {
    tag: text("tag") || "news",
    title: text("title") || "Nouvelle actualité",
    body: text("body"),
    // An address of ours, and not of another origin: `//elsewhere` would be one.
    path: /^\/(?!\/)/u.test(path) ? path : "/user/news",
  };
}

function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
