import { Extension, type Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { safeHref } from "./safeHref.ts";

/** All that the editor knows how to write: the tags of `RichText`, and nothing that it would not draw. */
export function richTextExtensions(openLink: () => void): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: "https",
        isAllowedUri: (address) => safeHref(address) !== undefined,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    Extension.create({
      name: "linkShortcut",
      addKeyboardShortcuts: () => ({
        "Mod-k": () => {
          openLink();
          return true;
        },
      }),
    }),
  ];
}
