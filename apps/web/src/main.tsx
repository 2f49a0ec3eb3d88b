import "./styles/app.css";
import "@carnation/ui/fonts.css";
import { createStore } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { mendAddress } from "./app/mendAddress.ts";
import { createConnection } from "./app/session/createConnection.ts";
import { mayBeSignedIn, tabSessionUid } from "./app/session/keptSession.ts";
import { connectionAtom, sessionStateAtom } from "./common/session/sessionAtoms.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element");

mendAddress(window.location);
const store = createStore();
const connection = createConnection(store);
store.set(connectionAtom, connection);
if (mayBeSignedIn()) connection.start();
else store.set(sessionStateAtom, { status: "signed-out", lastUid: tabSessionUid() ?? undefined });

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
