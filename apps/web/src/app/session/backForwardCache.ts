interface Options {
  /** Loads the page anew. @default location.reload */
  readonly reload?: () => void;
}

/**
 * Lets a page that enters the back/forward cache hold nothing that another page waits for, and loads it anew when it is
 * shown again. Safari keeps such a page with its IndexedDB transactions open, and only their own page can end them: the
 * next page waits for them for ever (firebase-js-sdk#7940, #8081). Closing the connections is not enough, and the SDKs
 * begin their last transactions in their own `pagehide` listeners; so each open transaction is aborted and no other is
 * begun. Call it before anything opens a database.
 * @returns takes it back
 */
export function guardBackForwardCache({ reload = () => window.location.reload() }: Options = {}): () => void {
  // A browser that blocks storage has none of them.
  if (typeof IDBDatabase === "undefined" || typeof IDBFactory === "undefined") return () => undefined;
  const open = new Set<IDBTransaction>();
  let isCached = false;
  const listeners = new AbortController();

  function follow(transaction: IDBTransaction): void {
    open.add(transaction);
    const forget = (): void => void open.delete(transaction);
    transaction.addEventListener("complete", forget);
    transaction.addEventListener("abort", forget);
  }

  const { transaction: begin } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function guarded(...request) {
    if (isCached) throw new DOMException("The page has been left", "InvalidStateError");
    const transaction = begin.apply(this, request);
    follow(transaction);
    return transaction;
  };
  const { open: openDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function guarded(...request) {
    const opening = openDatabase.apply(this, request);
    opening.addEventListener("upgradeneeded", () => {
      if (opening.transaction) follow(opening.transaction);
    });
    return opening;
  };

  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    isCached = true;
    for (const transaction of open) abort(transaction);
    // Somebody else may have signed in by the time the page is shown again.
    document.documentElement.style.visibility = "hidden";
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reload();
  };
  window.addEventListener("pagehide", onHide, { signal: listeners.signal });
  window.addEventListener("pageshow", onShow, { signal: listeners.signal });

  return () => {
    listeners.abort();
    IDBDatabase.prototype.transaction = begin;
    IDBFactory.prototype.open = openDatabase;
    document.documentElement.style.removeProperty("visibility");
  };
}

/** Ends a transaction, unless it is ending by itself. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Its last request has been answered: it commits without the page.
  }
}
