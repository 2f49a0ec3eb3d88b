"use client";

import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { useListOwnsEscape } from "../choices/useListOwnsEscape.ts";
import { frRichTextField } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { TextField } from "../text-field/TextField.tsx";
import { readHref } from "./safeHref.ts";

interface LinkPanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes("link")["href"];
  return typeof href === "string" ? href : "";
};

/** Asks for the address of a link, between the tools and the text. Mounted each time it opens. */
export function LinkPanel({ editor, onClose }: LinkPanelProps): ReactNode {
  const messages = useMessages("richTextField", frRichTextField);
  const [existing] = useState(() => hrefOf(editor));
  const [address, setAddress] = useState(existing);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => {
    onClose();
    editor.commands.focus();
  }, [editor, onClose]);
  useListOwnsEscape(true, close);
  useEffect(() => {
    input.current?.focus();
  }, []);

  const apply = (): void => {
    const href = readHref(address);
    if (href === undefined) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    // With nothing selected there is nothing to carry the link: its address is what will be read.
    if (editor.state.selection.empty && existing === "") {
      chain
        .insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    // The form around the text is not what is being sent.
    event.preventDefault();
    apply();
  };
  return (
    <div className="cn-rich-text-link">
      <TextField
        ref={input}
        label={messages.linkAddress}
        hint={messages.linkHint}
        error={refused ? messages.linkInvalid : undefined}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className="cn-rich-text-link__actions">
        <Button onClick={apply}>{messages.applyLink}</Button>
        {existing === "" ? null : (
          <Button variant="text" onClick={remove}>
            {messages.removeLink}
          </Button>
        )}
        <Button variant="text" onClick={close}>
          {messages.cancelLink}
        </Button>
      </div>
    </div>
  );
}
