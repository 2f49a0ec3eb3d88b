/** The part of a storage that this tab needs. */
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stands in where the browser refuses to keep anything: what would be kept then ends with the page. */
const keepsNothing: TabStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Gives what this tab keeps until it is closed. It outlives sessions: what is somebody’s is kept under whose it is. */
export function tabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    return keepsNothing;
  }
}
