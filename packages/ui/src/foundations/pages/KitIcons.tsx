import type { ReactNode } from "react";
import { drawnBy, icons } from "virtual:kit-icons";
import { CopyButton } from "../../testing/CopyButton.tsx";

/** Every icon that the kit draws, with its imported name and the components that draw it. */
export function KitIcons(): ReactNode {
  return (
    <ul className="fd-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          <p className="fd-note">
            <strong>{name}</strong>
            {drawnBy[name]?.join(", ")}
          </p>
          <CopyButton name={name} text={`import { ${name} } from "lucide-react";`} />
        </li>
      ))}
    </ul>
  );
}
