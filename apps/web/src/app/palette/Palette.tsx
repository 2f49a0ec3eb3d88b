import "../../styles/palette.css";
import type { ArrangedGroup } from "@carnation/product/palette";
import { CommandPalette, type RenderLink } from "@carnation/ui/command-palette";
import { KeyboardMap } from "@carnation/ui/keyboard-map";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useOnline } from "../../shared/navigation/useOnline.ts";
import { recentsOf, rememberRecent } from "../session/recentRecords.ts";
import { keyboardShortcuts } from "./keyboardShortcuts.ts";
import { openingRows, type ShownRow, typedRows } from "./paletteGroups.ts";
import type { PaletteSources } from "./paletteRow.ts";
import type { ShellPaletteProps } from "./ShellPalette.tsx";

interface PaletteProps extends ShellPaletteProps {
  readonly sources: PaletteSources;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Off line, the hour at which the list of people was last confirmed; null where that is not known. */
  readonly copyHour: string | null;
  /** True when the server did not answer about people. */
  readonly isPartial: boolean;
  /** Said while something is still searched. */
  readonly searching: string;
}

const renderLink: RenderLink = ({ href, ...rest }) => <Link {...rest} to={href} />;

/** Groups as they are shown, and the text that they are shown for. */
interface Shown {
  readonly typed: string;
  readonly key: string;
  readonly groups: readonly ArrangedGroup<ShownRow>[];
  readonly isEmpty: boolean;
}

const nothingShown: Shown = { typed: "", key: "", groups: [], isEmpty: false };

const keyOf = (groups: Shown["groups"]): string =>
  JSON.stringify(
    groups.map(({ id, items, pending, vacant }) => [id, items.map((item) => item.id), pending, vacant]),
  );

/** The palette with the rows of the space, and the map of the keys. */
export function Palette({
  uid,
  part,
  onPartChange,
  sources,
  placeholder,
  typed,
  onType,
  copyHour,
  isPartial,
  searching,
}: PaletteProps): ReactNode {
  const online = useOnline();
  const open = part === "search";
  const [recents, setRecents] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  const [shown, setShown] = useState(nothingShown);
  const afterClose = useRef<(() => void) | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setShown(nothingShown);
      setRecents(recentsOf(uid));
    }
  }
  const isTyped = typed.trim() !== "";
  const before = shown.typed === typed ? shown.groups : [];
  const found = isTyped ? typedRows(sources, typed, recents, before) : openingRows(sources, recents);
  // While it closes, nothing is watched any more: it stays as it was.
  const { groups, isEmpty } = open ? found : shown;
  const key = keyOf(groups);
  // What is shown for a text decides where later rows of the same text may come.
  if (open && (shown.typed !== typed || shown.key !== key)) setShown({ typed, key, groups, isEmpty });

  const labels: Readonly<Record<string, string>> = {
    recents: "Récents",
    people: online ? sources.peopleLabel : copyLabel(sources.peopleLabel, copyHour),
    actions: "Actions",
    pages: "Pages",
    products: "Produits",
    nearest: "Proche",
  };
  const itemOf = ({ run, opens, ...row }: ShownRow) => ({
    ...row,
    onChoose: () => {
      if (opens !== undefined) rememberRecent(uid, opens);
      // Once the palette has given the focus back: what opens then can give it back to the same place.
      if (run !== undefined) afterClose.current = run;
    },
  });
  const noteOf = (): string | null => {
    if (!online) return offlineNote;
    if (groups.some(({ pending }) => pending > 0)) return searching;
    return isTyped && isPartial ? partialNote : null;
  };
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={(next) => onPartChange(next ? "search" : null)}
        onCloseAutoFocus={() => {
          afterClose.current?.();
          afterClose.current = null;
        }}
        query={typed}
        onQueryChange={onType}
        placeholder={placeholder}
        groups={groups.map(({ id, items, ...places }) => ({
          id,
          label: labels[id] ?? "",
          items: items.map(itemOf),
          ...places,
        }))}
        {...(isEmpty
          ? { empty: { title: `Rien pour «\u00A0${typed.trim()}\u00A0»`, text: sources.noneOf } }
          : {})}
        note={noteOf()}
        renderLink={renderLink}
      />
      <KeyboardMap
        open={part === "keyboard"}
        onOpenChange={(next) => onPartChange(next ? "keyboard" : null)}
        title="Raccourcis clavier"
        description="Chaque touche compte là où c’est écrit."
        groups={keyboardShortcuts}
      />
    </>
  );
}

const offlineNote =
  "Pas de connexion. Seules les copies gardées sur cet appareil sont cherchées\u202F; la saisie est gardée.";

const partialNote =
  "Le serveur ne répond pas. Seules les copies gardées sur cet appareil sont cherchées\u202F; la saisie est gardée.";

function copyLabel(label: string, hour: string | null): string {
  return hour === null ? `${label}, copie de cet appareil` : `${label}, copie de ${hour}`;
}
