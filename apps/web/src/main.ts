import "./styles/app.css";
import "@carnation/ui/fonts.css";
import { createStore } from "jotai";
import { phonePage } from "./app/routes/plainPages.ts";
import { isAtDoor, loadScreenCode } from "./app/code/screenCode.ts";
import { createErrorReporter, errorReporterAtom, listenForErrors } from "./app/error-report/errorReporter.ts";
import { mendAddress } from "./app/application/mendAddress.ts";
import { guardBackForwardCache } from "./app/session/backForwardCache.ts";
import { createConnection } from "./app/session/createConnection.ts";
import { photoOf } from "./app/session/readAhead.ts";
import { mayBeSignedIn, tabSessionUid } from "./app/session/keptSession.ts";
import { connectionAtom, sessionStateAtom } from "./shared/session/sessionAtoms.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element");

// This file is small, and asks at once for all that the page needs: nothing of it waits for what draws it.
guardBackForwardCache();
mendAddress(window.location);
const store = createStore();
let screenIsAskedFor: (code: Promise<void>) => void = () => undefined;
const screen = new Promise<void>((resolve) => {
  screenIsAskedFor = resolve;
});
const connection = createConnection(store, {
  screen,
  photoFirst: photoOf(window.location.pathname) !== null,
});
store.set(connectionAtom, connection);
const errorReporter = createErrorReporter(connection);
listenForErrors(errorReporter);
store.set(errorReporterAtom, errorReporter);
// A phone with a link sends its photo as nobody, whoever is signed in there.
if (mayBeSignedIn() && window.location.pathname !== phonePage.path) connection.start();
else store.set(sessionStateAtom, { status: "signed-out", lastUid: tabSessionUid() ?? undefined });

void draw(root);

/** The files that are loaded import this one: it must not wait for them itself. */
async function draw(page: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const atDoor = isAtDoor(pathname);
  const code = loadScreenCode(pathname);
  screenIsAskedFor(code);
  // What a page behind the door shows first is a photo, or grey shapes: its text asks for the fonts.
  if (atDoor) preloadFonts();
  const { render } = await import("./render.tsx");
  if (atDoor) await code;
  render(page, store);
}

/** The page names the fonts of its text, which a sheet would ask for only once there is some. */
function preloadFonts(): void {
  for (const font of document.querySelectorAll<HTMLLinkElement>("link[data-font]")) font.rel = "preload";
}
