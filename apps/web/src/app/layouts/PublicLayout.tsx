import type { ReactNode } from "react";
import { PageOutlet } from "./PageOutlet.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

/** The pages that need no sign-in, once the application is open. */
export function PublicLayout(): ReactNode {
  return (
    <PublicFrame>
      <PageOutlet />
    </PublicFrame>
  );
}
