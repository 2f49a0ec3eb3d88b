import "./styles/app.css";
import "@carnation/ui/fonts.css";
import { createStore } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { createRouter } from "./app/router.tsx";
import { connect } from "./app/session/connect.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element");

const store = createStore();
void connect(store);

createRoot(root).render(
  <StrictMode>
    <App store={store} router={createRouter()} />
  </StrictMode>,
);
