"use client";

import { Title as RadixTitle } from "@radix-ui/react-dialog";
import { Search } from "../../foundations/icons/Search.tsx";
import { X } from "../../foundations/icons/X.tsx";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { formatNumber } from "../../foundations/internal/format.ts";
import { renderAnchor, type RenderLink } from "../../foundations/internal/renderLink.tsx";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import { frCommandPalette } from "../../foundations/messages/sections/navigation.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { ModalPanel } from "../internal/ModalPanel.tsx";
import type {
  OverlayContainerProps,
  OverlayDismissProps,
  OverlayFocusProps,
} from "../internal/overlayProps.ts";
import type { CommandGroup, CommandItem } from "./CommandGroup.ts";
import { CommandList } from "./CommandList.tsx";
import { PaletteKeys } from "./PaletteKeys.tsx";
import { useActiveCommand } from "./useActiveCommand.ts";
import { useSettledText } from "./useSettledText.ts";

export interface CommandPaletteProps
  extends
    OverlayFocusProps,
    OverlayDismissProps,
    OverlayContainerProps,
    Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** True when it is open. */
  readonly open: boolean;
  /** Receives whether it is to be open. */
  readonly onOpenChange: (open: boolean) => void;
  /** Text that is typed; the host keeps it. */
  readonly query: string;
  /** Receives what is typed, at each letter. */
  readonly onQueryChange: (query: string) => void;
  /** The rows for what is typed, in groups: the host finds them and puts them in order. */
  readonly groups: readonly CommandGroup[];
  /**
   * Names the palette.
   * @default « Aller à », in the language of the provider
   */
  readonly title?: string | undefined;
  /**
   * Says in the empty field what can be found.
   * @default « Rechercher », in the language of the provider
   */
  readonly placeholder?: string | undefined;
  /** Holds what is said above the rows when nothing was found by the name that is typed. */
  readonly empty?: { readonly title: string; readonly text?: string | undefined } | undefined;
  /** A line under the rows, announced when it comes: what is still searched, what cannot be off line. */
  readonly note?: ReactNode;
  /** Draws the rows that lead somewhere, for a router. @default a plain link */
  readonly renderLink?: RenderLink | undefined;
}

/** Pause before the number of results is said, in milliseconds: it would talk over the letters. */
const ANNOUNCE_MS = 400;

/**
 * One field to go anywhere: the first row is chosen, arrows choose another, Enter opens it, Ctrl or ⌘ Enter in another tab. The
 * focus stays inside and goes back to where it was.
 */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(
  {
    open,
    onOpenChange,
    query,
    onQueryChange,
    groups,
    title,
    placeholder,
    empty,
    note,
    renderLink = renderAnchor,
    ...rest
  },
  ref,
) {
  const messages = useMessages("commandPalette", frCommandPalette);
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { active, setActive, moveByKey } = useActiveCommand(groups, query, open);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isPending = groups.some(({ pending = 0 }) => pending > 0);
  const found = count === 0 ? messages.none : messages.count({ amount: formatNumber(locale, count), count });
  const announced = useSettledText(
    !open || query.trim() === "" || isPending ? "" : (empty?.title ?? found),
    ANNOUNCE_MS,
  );
  const listId = `${id}-list`;
  const rowId = (item: CommandItem): string => `${id}-${item.id}`;

  const choose = (item: CommandItem): void => {
    onOpenChange(false);
    item.onChoose?.();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (moveByKey(event)) event.preventDefault();
    if (event.key !== "Enter" || active === null) return;
    event.preventDefault();
    const row = treeRoot(input.current).getElementById(rowId(active));
    const isElsewhere = event.ctrlKey || event.metaKey;
    if (isElsewhere && row instanceof HTMLAnchorElement) window.open(row.href, "_blank", "noopener");
    else row?.click();
  };
  const clear = (): void => {
    onQueryChange("");
    input.current?.focus();
  };
  const cross = <X aria-hidden="true" />;
  return (
    <ModalPanel
      {...rest}
      ref={ref}
      block="cn-command-palette"
      open={open}
      onOpenChange={onOpenChange}
      trigger={null}
      heading={
        <>
          <RadixTitle className="cn-visually-hidden">{title ?? messages.title}</RadixTitle>
          <Search aria-hidden="true" />
          <input
            ref={input}
            role="combobox"
            aria-label={placeholder ?? messages.placeholder}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={active === null ? undefined : rowId(active)}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className="cn-command-palette__input"
            placeholder={placeholder ?? messages.placeholder}
            value={query}
            onChange={(event) => onQueryChange(event.target.value)}
            onKeyDown={handleKey}
          />
        </>
      }
      headEnd={query === "" ? undefined : <IconButton label={messages.clear} icon={cross} onClick={clear} />}
    >
      <div className="cn-command-palette__body">
        {empty === undefined ? null : (
          <div className="cn-command-palette__empty">
            <p>{empty.title}</p>
            {empty.text === undefined ? null : <p>{empty.text}</p>}
          </div>
        )}
        {count > 0 || isPending ? (
          <CommandList
            id={listId}
            label={messages.results}
            groups={groups}
            activeId={active?.id}
            rowId={rowId}
            renderLink={renderLink}
            onPoint={(item) => setActive(item.id)}
            onChoose={choose}
          />
        ) : null}
        <output className="cn-command-palette__note">{note}</output>
        <output className="cn-visually-hidden">{announced}</output>
      </div>
      <PaletteKeys />
    </ModalPanel>
  );
});
