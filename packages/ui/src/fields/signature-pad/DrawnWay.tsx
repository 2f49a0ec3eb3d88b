"use client";

import { Eraser } from "../../foundations/icons/Eraser.tsx";
import { Undo2 } from "../../foundations/icons/Undo2.tsx";
import { type ReactNode, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frSignaturePad } from "../../foundations/messages/sections/captureConsent.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { DrawnSignature, SignatureStroke } from "./signature.ts";
import { useSignatureCanvas } from "./useSignatureCanvas.ts";

interface DrawnWayProps {
  readonly value: DrawnSignature | null;
  readonly disabled: boolean;
  readonly onChange: (value: DrawnSignature | null) => void;
}

const noStroke: readonly SignatureStroke[] = [];

/** The paper to sign on by hand. It is white in every theme, as is the sheet that the signature goes to. */
export function DrawnWay({ value, disabled, onChange }: DrawnWayProps): ReactNode {
  const messages = useMessages("signaturePad", frSignaturePad);
  const strokes = value?.strokes ?? noStroke;
  const [news, setNews] = useState("");
  const empty = strokes.length === 0;
  const { canvas, undo, clear } = useSignatureCanvas({
    strokes,
    disabled,
    onDraw: (signature) => {
      const count = signature?.strokes.length ?? 0;
      setNews(count === 0 ? messages.cleared : messages.drawnSurface({ count }));
      onChange(signature);
    },
  });
  // `disabled` would drop the focus of whoever has just erased everything.
  const idle = empty || disabled ? { "aria-disabled": true } : {};
  return (
    <>
      <div className="cn-signature-pad__paper" data-theme="light">
        <canvas
          ref={canvas}
          className="cn-signature-pad__canvas"
          // A canvas has no role, so a screen reader passes over it; an img cannot be drawn on.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={empty ? messages.emptySurface : messages.drawnSurface({ count: strokes.length })}
        />
        <span className="cn-signature-pad__line" aria-hidden="true" />
        {empty ? (
          <span className="cn-signature-pad__prompt" aria-hidden="true">
            {messages.signHere}
          </span>
        ) : null}
      </div>
      <div className="cn-signature-pad__actions">
        <Button
          variant="text"
          icon={<Undo2 aria-hidden="true" />}
          {...idle}
          onClick={() => {
            if (!empty && !disabled) undo();
          }}
        >
          {messages.undo}
        </Button>
        <Button
          variant="text"
          icon={<Eraser aria-hidden="true" />}
          {...idle}
          onClick={() => {
            if (!empty && !disabled) clear();
          }}
        >
          {messages.clear}
        </Button>
      </div>
      <output className="cn-visually-hidden">{news}</output>
    </>
  );
}
