"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { lineKey } from "../../foundations/internal/direction.ts";
import { frRichTextField } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type ToolbarItem, toolbarGroups } from "./toolbarItems.ts";

interface RichTextToolbarProps {
  readonly editor: Editor | null;
  readonly linkOpen: boolean;
  readonly onLink: () => void;
}

const items = toolbarGroups.flat();
const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % items.length,
  ArrowLeft: (index) => (index + items.length - 1) % items.length,
  Home: () => 0,
  End: () => items.length - 1,
};

/** The tools above the text: one stop of the tab key, then the arrows, as toolbars do everywhere. */
export function RichTextToolbar({ editor, linkOpen, onLink }: RichTextToolbarProps): ReactNode {
  const messages = useMessages("richTextField", frRichTextField);
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      items.map((item) => ({
        pressed: item.active && now ? item.active(now) : item.active && false,
        available: item.available ? now !== null && item.available(now) : true,
      })),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[lineKey(event)];
    if (!step) return;
    event.preventDefault();
    const next = step(current);
    setCurrent(next);
    toolbar.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  const label = ({ name, keys, shift }: ToolbarItem): string =>
    messages.withShortcut({
      label: messages[name],
      shortcut: [messages.control, ...(shift ? [messages.shift] : []), keys].join(" "),
    });
  const button = (item: ToolbarItem): ReactNode => {
    const index = items.indexOf(item);
    const { pressed, available } = state?.[index] ?? { pressed: item.active && false, available: false };
    const disabled = !editor || !available;
    const Icon = item.icon;
    return (
      <IconButton
        key={item.name}
        label={label(item)}
        icon={<Icon aria-hidden="true" />}
        tabIndex={index === current ? 0 : -1}
        // It keeps the focus that the arrows gave it: disabled it would drop it.
        aria-disabled={disabled || undefined}
        aria-pressed={item.name === "link" ? pressed || linkOpen : pressed}
        onFocus={() => {
          setCurrent(index);
        }}
        // The selection stays in the text while a tool is pressed.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          if (disabled || !editor) return;
          if (item.run) item.run(editor);
          else onLink();
        }}
      />
    );
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={messages.toolbar}
      className="cn-rich-text-toolbar"
      onKeyDown={handleKeyDown}
    >
      {toolbarGroups.map((group) => (
        <span key={group[0]?.name} className="cn-rich-text-toolbar__group">
          {group.map(button)}
        </span>
      ))}
    </div>
  );
}
