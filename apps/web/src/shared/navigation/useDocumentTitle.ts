import { useEffect } from "react";
import { pageTitle } from "./pageTitle.ts";

/** Sets the document title to `{title} — Carnation` while the component is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
