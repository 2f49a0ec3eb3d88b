import { Link } from "@carnation/ui/link";
import type { LegalTextName } from "@carnation/product/legal";
import { useState, type ComponentType, type ReactNode } from "react";
import type { LegalDialog } from "./LegalDialog.tsx";

interface LegalLinkProps {
  readonly text: LegalTextName;
  readonly children: ReactNode;
}

/** Opens one of the texts over the page. Its code comes when it is asked for; what was typed on the page stays. */
export function LegalLink({ text, children }: LegalLinkProps): ReactNode {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<DialogProps> } | "failed" | null>(
    null,
  );
  const open = async (): Promise<void> => {
    try {
      setOpened({ Dialog: (await import("./LegalDialog.tsx")).LegalDialog });
    } catch {
      setOpened("failed");
    }
  };
  return (
    <>
      <Link asChild size="sm">
        <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
          {children}
        </button>
      </Link>
      <output className="empty:hidden">
        {opened === "failed"
          ? " Ce texte n’a pas pu être chargé. Vérifiez la connexion, puis réessayez."
          : ""}
      </output>
      {opened === null || opened === "failed" ? null : (
        <opened.Dialog text={text} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type DialogProps = Parameters<typeof LegalDialog>[0];
