import type { ReactNode } from "react";

/** Text at twice its size on the whole page, as a reader of the browser sets it. */
export function EnlargedText(): ReactNode {
  return <style>{":root { font-size: 200%; }"}</style>;
}
