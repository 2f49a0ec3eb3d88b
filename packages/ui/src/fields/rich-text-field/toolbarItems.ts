import type { Editor } from "@tiptap/core";
import { Bold } from "../../foundations/icons/Bold.tsx";
import { Heading2 } from "../../foundations/icons/Heading2.tsx";
import { Heading3 } from "../../foundations/icons/Heading3.tsx";
import { Italic } from "../../foundations/icons/Italic.tsx";
import { Link } from "../../foundations/icons/Link.tsx";
import { List } from "../../foundations/icons/List.tsx";
import { ListOrdered } from "../../foundations/icons/ListOrdered.tsx";
import type { Icon } from "../../foundations/icons/createIcon.tsx";
import { Redo2 } from "../../foundations/icons/Redo2.tsx";
import { Undo2 } from "../../foundations/icons/Undo2.tsx";
import type { ChoiceMessages } from "../../foundations/messages/sections/choices.ts";

type Name = keyof Pick<
  ChoiceMessages["richTextField"],
  "heading2" | "heading3" | "bold" | "italic" | "bulletList" | "orderedList" | "link" | "undo" | "redo"
>;

export interface ToolbarItem {
  readonly name: Name;
  readonly icon: Icon;
  /** Keys after Ctrl, with Shift first when it is held. */
  readonly keys: string;
  readonly shift?: boolean;
  /** Tells whether the selection has it; `undefined` for what is done once. */
  readonly active?: (editor: Editor) => boolean;
  readonly available?: (editor: Editor) => boolean;
  /** Gives what it does; the link is left to the panel that asks for its address. */
  readonly run?: (editor: Editor) => void;
}

/** The tools, in groups. The keys are those of Tiptap's extensions, and Ctrl K of ours. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [
    {
      name: "heading2",
      icon: Heading2,
      keys: "Alt 2",
      active: (editor) => editor.isActive("heading", { level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: "heading3",
      icon: Heading3,
      keys: "Alt 3",
      active: (editor) => editor.isActive("heading", { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: "bold",
      icon: Bold,
      keys: "B",
      active: (editor) => editor.isActive("bold"),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: "italic",
      icon: Italic,
      keys: "I",
      active: (editor) => editor.isActive("italic"),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    { name: "link", icon: Link, keys: "K", active: (editor) => editor.isActive("link") },
  ],
  [
    {
      name: "bulletList",
      icon: List,
      keys: "8",
      shift: true,
      active: (editor) => editor.isActive("bulletList"),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: "orderedList",
      icon: ListOrdered,
      keys: "7",
      shift: true,
      active: (editor) => editor.isActive("orderedList"),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
  [
    {
      name: "undo",
      icon: Undo2,
      keys: "Z",
      available: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: "redo",
      icon: Redo2,
      keys: "Z",
      shift: true,
      available: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
