import { PictureField } from "@carnation/ui/picture-field";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { heicProblemTexts } from "../heic/heicError.ts";
import type { HeicReply } from "../heic/heicMessages.ts";
import { pictureChoice } from "./pictureChoice.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Gives the page a worker that answers so, or that cannot be loaded. */
function answerWith(reply: HeicReply | null): void {
  class OneAnswer extends EventTarget {
    terminate(): void {}
    postMessage(): void {
      const event = reply === null ? new Event("error") : new MessageEvent("message", { data: reply });
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }
  vi.stubGlobal("Worker", OneAnswer);
}

function showField(onValueChange = vi.fn()) {
  render(
    <PictureField
      label="Photo"
      src="data:image/png;base64,AAAA"
      {...pictureChoice}
      onValueChange={onValueChange}
    />,
  );
  return { input: screen.getByLabelText<HTMLInputElement>(/Photo/u, { selector: "input" }), onValueChange };
}

const heic = (): File => new File(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_0412.HEIC");

test("a picture field names the formats and the weight that it takes, HEIC among them", () => {
  const { input } = showField();
  expect(screen.getByText("JPEG, PNG, WebP ou HEIC, 10 Mo au plus.")).toBeTruthy();
  expect(input.accept).toContain("image/heic");
});

test.each([
  ["is broken", { problem: "unreadable", message: "" }, heicProblemTexts.unreadable],
  ["has too many pixels", { problem: "too-many-pixels", message: "" }, heicProblemTexts["too-many-pixels"]],
  ["comes while the decoder cannot be loaded", null, heicProblemTexts.unavailable],
] as const)(
  "a HEIC picture that %s is refused with its sentence, the picture before it stays",
  async (_, reply, sentence) => {
    answerWith(reply);
    const { input, onValueChange } = showField();
    // A file without a type, as browsers outside Apple's give it.
    await userEvent.setup({ applyAccept: false }).upload(input, heic());
    expect(await screen.findAllByText(sentence.replaceAll("\u00A0", " "))).not.toHaveLength(0);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Retirer l’image" })).toBeTruthy();
  },
);
