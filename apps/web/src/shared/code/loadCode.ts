import { CarnationError } from "@carnation/domain/error";
import { tabStorage } from "../state/tabStorage.ts";

/** Prefix of the keys of this tab for code that the page was reloaded for, and that has not arrived since. */
const PREFIX = "carnation.reloaded.";

/** Code that did not arrive: off line, while the service does not answer, or after a newer version has replaced it. */
export class CodeNotLoaded extends CarnationError {
  /** Choice of which code it is, the same after a reload. */
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(navigator.onLine ? "unavailable" : "offline", `The code of ${part} could not be loaded`, { cause });
    this.part = part;
  }
}

/** @throws {CodeNotLoaded} */
export async function loadCode<T>(part: string, code: Promise<T>): Promise<T> {
  let loaded: T;
  try {
    loaded = await code;
  } catch (cause) {
    throw new CodeNotLoaded(part, cause);
  }
  tabStorage().removeItem(PREFIX + part);
  return loaded;
}

/** Tells whether code, or whatever else has one, has had its reload. */
export function isReloadTaken(part: string): boolean {
  return tabStorage().getItem(PREFIX + part) !== null;
}

/**
 * Takes the one reload that code may have until it arrives: a page that reloads itself must not do so for ever. None
 * where the browser does not keep that it was taken.
 */
export function takeReload(part: string): boolean {
  if (isReloadTaken(part)) return false;
  try {
    tabStorage().setItem(PREFIX + part, "1");
  } catch {
    return false;
  }
  return isReloadTaken(part);
}
