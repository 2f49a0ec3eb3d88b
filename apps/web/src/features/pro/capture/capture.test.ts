import type { PhotoUpload } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { describe, expect, test } from "vitest";
import { initialCapture, isUnderWay, nextCapture, type CaptureEvent } from "./draft/captureState.ts";
import { parseMethod } from "./draft/methods.ts";
import { DiagnosisEnded, sendPhoto } from "./sending/sendPhoto.ts";
import { shownUpload } from "./shownUpload.ts";

const photo = new File(["photo"], "photo.jpg");
const running = { state: "running", bytesTransferred: 64, totalBytes: 100 } as const;
const after = (...events: CaptureEvent[]) => events.reduce(nextCapture, initialCapture);
const ready: CaptureEvent = { type: "chosen", photo };

describe("a capture", () => {
  test("a capture goes from the choice to the arrival", () => {
    const sending = after(ready, { type: "send" }, { type: "progressed", upload: running });
    expect(sending).toEqual({ step: "sending", photo, upload: running });
    expect(isUnderWay(sending)).toBe(true);
    expect(nextCapture(sending, { type: "arrived", diagnosisId: "d1" })).toEqual({
      step: "sent",
      diagnosisId: "d1",
    });
  });

  test("a photo is looked at in the place of another, and the choice can be gone back to", () => {
    const other = new File(["autre"], "autre.jpg");
    expect(after(ready, { type: "chosen", photo: other })).toMatchObject({ step: "reviewing", photo: other });
    expect(after(ready, { type: "chosen", photo: null })).toEqual(initialCapture);
  });

  test("a second send changes nothing", () => {
    const opening = after(ready, { type: "send" });
    expect(nextCapture(opening, { type: "send" })).toBe(opening);
  });

  test.each<CaptureEvent>([{ type: "failed", error: new Error("coupure") }, { type: "canceled" }])(
    "$type keeps the photo, which can be sent again",
    (event) => {
      const stopped = after(ready, { type: "send" }, { type: "progressed", upload: running }, event);
      expect(stopped).toMatchObject({ photo });
      expect(nextCapture(stopped, { type: "send" })).toEqual({ step: "opening", photo });
    },
  );

  test("a photo under way is neither replaced nor taken again", () => {
    const opening = after(ready, { type: "send" });
    for (const late of [null, new File(["autre"], "autre.jpg")]) {
      expect(nextCapture(opening, { type: "chosen", photo: late })).toBe(opening);
    }
  });

  test("a capture is shown as an upload from the moment it is sent, and says how it ended", () => {
    const none = { transferred: 0, total: photo.size };
    expect(shownUpload(after(ready))).toBeNull();
    const opening = after(ready, { type: "send" });
    expect(shownUpload(opening)).toEqual({ ...none, state: "running" });
    const progress = (state: "running" | "paused" | "error") =>
      shownUpload(nextCapture(opening, { type: "progressed", upload: { ...running, state } }));
    expect(progress("paused")).toEqual({ state: "paused", transferred: 64, total: 100 });
    expect(progress("error")).toEqual({ state: "running", transferred: 64, total: 100 });
    expect(shownUpload(nextCapture(opening, { type: "canceled" }))).toEqual({ ...none, state: "canceled" });
    const error = new CarnationError("offline");
    expect(shownUpload(nextCapture(opening, { type: "failed", error }))).toMatchObject({
      state: "error",
      message: expect.stringMatching(/connexion/u),
    });
  });
});

describe("sending a photo", () => {
  /** A server in memory: it opens diagnoses one after the other and stores each photo once. */
  function server({ losesAnswer = false, down = false, ended = "" } = {}) {
    const opened: string[] = [];
    const photos = new Set<string>();
    const upload = (id: string): Promise<void> => {
      if (down) return Promise.reject(new CarnationError("unavailable"));
      if (photos.has(id) || id === ended) return Promise.reject(new CarnationError("permission-denied"));
      photos.add(id);
      return losesAnswer ? Promise.reject(new CarnationError("unavailable")) : Promise.resolve();
    };
    return {
      opened,
      start: async () => {
        opened.push(`d${opened.length + 1}`);
        return opened.at(-1)!;
      },
      uploadPhoto: (id: string): PhotoUpload => ({
        done: upload(id),
        subscribe: () => () => undefined,
        pause: () => undefined,
        resume: () => undefined,
        cancel: () => undefined,
      }),
      hasPhoto: (id: string) => Promise.resolve(photos.has(id)),
    };
  }

  const send = (
    to: ReturnType<typeof server>,
    opened: string | null,
    onOpened = (_id: string) => undefined,
    canceled = new AbortController().signal,
  ) =>
    sendPhoto(to, {
      photo,
      request: { consent: true },
      opened,
      onOpened,
      onUpload: () => undefined,
      canceled,
    });

  test("sending a photo opens one diagnosis and gives its id once the photo is stored", async () => {
    const to = server();
    const known: string[] = [];
    await expect(send(to, null, (id) => void known.push(id))).resolves.toBe("d1");
    expect(known).toEqual(["d1"]);
  });

  test("another try goes to the diagnosis that is already open", async () => {
    const to = server();
    await expect(send(to, "d0")).resolves.toBe("d0");
    expect(to.opened).toEqual([]);
  });

  test("a capture given up while the diagnosis is being opened sends nothing, and keeps the diagnosis", async () => {
    const to = server();
    const attempt = new AbortController();
    const known: string[] = [];
    const sending = send(to, null, (id) => void known.push(id), attempt.signal);
    attempt.abort();
    await expect(sending).rejects.toMatchObject({ code: "cancelled" });
    expect(known).toEqual(["d1"]);
    await expect(to.hasPhoto("d1")).resolves.toBe(false);
  });

  test("a failed upload is told as it is", async () => {
    await expect(send(server({ down: true }), null)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("a photo that had arrived although the answer was lost is not refused the second time", async () => {
    const to = server({ losesAnswer: true });
    await expect(send(to, null)).rejects.toMatchObject({ code: "unavailable" });
    await expect(send(to, "d1")).resolves.toBe("d1");
  });

  test("a diagnosis that was ended meanwhile is named as such", async () => {
    const refused = await send(server({ ended: "d0" }), "d0").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DiagnosisEnded);
    expect(refused).toMatchObject({ id: "d0", code: "permission-denied" });
  });

  test("a refused photo whose reason cannot be stored ends no diagnosis", async () => {
    const to = {
      ...server({ ended: "d0" }),
      hasPhoto: () => Promise.reject(new CarnationError("unavailable")),
    };
    const failed = await send(to, "d0").catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(DiagnosisEnded);
    expect(failed).toMatchObject({ code: "unavailable" });
  });
});

test.each([
  ["camera", "camera"],
  ["file", "file"],
  ["demo", "demo"],
  ["telephone", null],
  [undefined, null],
])("the method %s is read as %s", (written, method) => {
  expect(parseMethod(written)).toBe(method);
});
