import "./policy.css";
import { hydrateRoot } from "react-dom/client";
import { PolicyPage } from "./PolicyPage";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
hydrateRoot(root, <PolicyPage />);
