import type { KnownList, ReadyList } from "./known.ts";
import type { OnError, OnNext, Unsubscribe } from "./listeners.ts";

/** What a window of a list shows: its items, and the last document of it, after which the next window begins. */
export interface WindowContent<T, Cursor> {
  readonly known: KnownList<T>;
  /** Null when it shows no document. */
  readonly last: Cursor | null;
  /** How many documents it shows, readable or not. */
  readonly size: number;
}

/** Where a window is: after one document, and as many as a window holds, or up to another document. */
export interface WindowBounds<Cursor> {
  readonly after: Cursor | null;
  readonly upTo: Cursor | null;
}

interface WindowsOptions<T, Cursor> {
  /** Watches a window; with `upTo` all of it, otherwise as many as `size` says. */
  readonly open: (
    bounds: WindowBounds<Cursor>,
    size: number,
    onNext: OnNext<WindowContent<T, Cursor>>,
    onError: OnError,
  ) => Unsubscribe;
  readonly isSame: (a: Cursor, b: Cursor) => boolean;
  /** How many documents each window holds, from the first one on; there are no more windows than that. */
  readonly sizes: readonly number[];
}

interface OpenWindow<T, Cursor> {
  readonly bounds: WindowBounds<Cursor>;
  content: WindowContent<T, Cursor> | null;
  stop: Unsubscribe;
}

/**
 * Watches a long list window by window: the first one is told as soon as it is there, the others follow. Each begins after the
 * last document of the one before; when something is put into a full one, or taken out, it is watched between its two
 * documents from then on, so that nothing is lost or shown twice at its end.
 */
export function followWindows<T, Cursor>(
  { open, isSame, sizes }: WindowsOptions<T, Cursor>,
  onNext: OnNext<KnownList<T>>,
  onError: OnError,
): Unsubscribe {
  const windows: OpenWindow<T, Cursor>[] = [];
  let ended = false;

  const tell = (): void => {
    const known: ReadyList<T>[] = [];
    for (const { content } of windows) {
      if (content?.known.status !== "ready") break;
      known.push(content.known);
    }
    const [first] = known;
    if (first === undefined) {
      const unread = windows[0]?.content?.known;
      if (unread) onNext(unread);
      return;
    }
    onNext(
      known.length === 1
        ? first
        : {
            status: "ready",
            value: known.flatMap(({ value }) => value),
            fromCache: known.some(({ fromCache }) => fromCache),
            unreadable: known.reduce((sum, { unreadable }) => sum + unreadable, 0),
          },
    );
  };

  const watch = (
    place: number,
    bounds: WindowBounds<Cursor>,
    before: OpenWindow<T, Cursor>["content"],
  ): void => {
    const window: OpenWindow<T, Cursor> = { bounds, content: before, stop: () => undefined };
    windows[place] = window;
    const stop = open(
      bounds,
      sizes[place] ?? 0,
      (content) => {
        if (ended || windows[place] !== window) return;
        if (runsOver(place, content)) {
          window.stop();
          // What it showed stays until it is watched between its two documents.
          watch(
            place,
            { after: bounds.after, upTo: windows[place + 1]?.bounds.after ?? null },
            window.content,
          );
          return;
        }
        window.content = content;
        openNext(place, content);
        tell();
      },
      (error) => {
        if (ended || windows[place] !== window) return;
        end();
        onError(error);
      },
    );
    window.stop = stop;
  };

  /** Whether a window ends elsewhere than where the next one begins. */
  const runsOver = (place: number, { last }: WindowContent<T, Cursor>): boolean => {
    const begin = windows[place + 1]?.bounds.after ?? null;
    if (begin === null || windows[place]?.bounds.upTo !== null) return false;
    return last === null || !isSame(last, begin);
  };

  const openNext = (place: number, { known, last, size: shown }: WindowContent<T, Cursor>): void => {
    if (windows[place + 1] !== undefined || place + 1 >= sizes.length) return;
    if (last === null || shown < (sizes[place] ?? 0)) return;
    // An incomplete cache does not know where a window ends.
    if (known.status !== "ready" || known.fromCache) return;
    watch(place + 1, { after: last, upTo: null }, null);
  };

  const end = (): void => {
    ended = true;
    for (const { stop } of windows) stop();
  };

  watch(0, { after: null, upTo: null }, null);
  return end;
}
