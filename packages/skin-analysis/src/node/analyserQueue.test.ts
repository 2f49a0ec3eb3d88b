import { afterEach, describe, expect, it } from "vitest";
import { createAnalyser, type Analyser, type AnalyseOptions, type AnalyserOptions } from "./analyser.ts";

const ECHO = new URL("../testing/echoWorker.ts", import.meta.url);

const open: Analyser[] = [];

function analyserOf(options: AnalyserOptions = {}): Analyser {
  const analyser = createAnalyser({ workerUrl: ECHO, ...options });
  open.push(analyser);
  return analyser;
}

afterEach(() => Promise.all(open.splice(0).map((analyser) => analyser.close(0))));

/** Gives what became of a photo: what it said, the error, or the reason of its rejection. */
function tell(analyser: Analyser, text: string, options?: AnalyseOptions): Promise<string> {
  return analyser.analyse(new TextEncoder().encode(text), options).then(
    (outcome) => (outcome.ok ? outcome.engineVersion : outcome.error),
    (reason: unknown) => `rejected: ${String(reason)}`,
  );
}

describe("the line of an analyser", () => {
  it("the line of an analyser lets as many wait as it has places, and says at once that it is busy to the next", async () => {
    const analyser = analyserOf({ maxWaiting: 2 });
    const told = ["a 5", "b 5", "c 5", "d"].map((text) => tell(analyser, text));
    expect(await told[3]).toBe("busy");
    expect(await Promise.all(told)).toEqual(["a", "b", "c", "busy"]);
    expect(await tell(analyser, "later")).toBe("later");
  });

  it("the line of an analyser takes accounts in turns", async () => {
    const analyser = analyserOf();
    const order: string[] = [];
    const photos = ["a0", "a1", "a2", "b1"].map(async (text) =>
      order.push(await tell(analyser, text, { account: text[0] })),
    );
    await Promise.all(photos);
    expect(order).toEqual(["a0", "a1", "b1", "a2"]);
  });

  it("the line of an analyser gives the last place of a crowd to another account", async () => {
    const analyser = analyserOf({ maxWaiting: 2 });
    const crowd = ["a0 5", "a1", "a2"].map((text) => tell(analyser, text, { account: "a" }));
    const other = tell(analyser, "b1", { account: "b" });
    expect(await Promise.all([...crowd, other])).toEqual(["a0", "a1", "busy", "b1"]);
  });

  it("the line of an analyser keeps nobody waiting longer than it may", async () => {
    const analyser = analyserOf({ maxWaitMs: 20 });
    const told = ["hang", "patient"].map((text) => tell(analyser, text, { timeoutMs: 100 }));
    expect(await told[1]).toBe("busy");
    expect(await told[0]).toBe("timeout");
  });
});

describe("a photo that is given up", () => {
  it("a photo that is given up leaves the line, and is never looked at", async () => {
    const analyser = analyserOf({ maxWaiting: 1 });
    const giving = new AbortController();
    const first = tell(analyser, "first 20");
    const given = tell(analyser, "hang", { signal: giving.signal });
    giving.abort("deleted");
    expect(await given).toBe("rejected: deleted");
    expect(await Promise.all([first, tell(analyser, "next")])).toEqual(["first", "next"]);
  });

  it("a photo that is given up ends with its thread when it is under way, and the next one gets another", async () => {
    const analyser = analyserOf();
    const giving = new AbortController();
    const given = tell(analyser, "hang", { signal: giving.signal });
    const next = analyser.analyse(new TextEncoder().encode("next"));
    giving.abort("deleted");
    expect(await given).toBe("rejected: deleted");
    expect(await next).toMatchObject({ ok: true, engineVersion: "next", photo: { width: 1 } });
  });

  it("a photo that is given up is not begun when it was given up before it came", async () => {
    expect(await tell(analyserOf(), "hang", { signal: AbortSignal.abort("gone") })).toBe("rejected: gone");
  });
});

describe("a failure of one photo", () => {
  it.each([
    ["hang", "timeout"],
    ["crash", "internal"],
  ])("%s: is told as %s, and those behind it get a new thread", async (text, error) => {
    const analyser = analyserOf();
    // A machine that is busy with other tests may take its time to start a thread.
    const limit = text === "hang" ? { timeoutMs: 50 } : {};
    const told = [tell(analyser, text, limit), tell(analyser, "next")];
    expect(await Promise.all(told)).toEqual([error, "next"]);
  });

  it("a photo has a time limit of its own where it is given one", async () => {
    expect(await tell(analyserOf(), "hang", { timeoutMs: 20 })).toBe("timeout");
  });

  it("a photo that succeeds leaves the thread to the next one", async () => {
    const analyser = analyserOf();
    await tell(analyser, "first");
    expect(await analyser.analyse(new TextEncoder().encode("second"))).toMatchObject({
      photo: { width: 2 },
    });
  });
});

describe("a closing analyser", () => {
  it("a closing analyser ends the photo under way, sends those that wait away and takes no more", async () => {
    const analyser = analyserOf();
    const told = ["first 30", "second"].map((text) => tell(analyser, text));
    await analyser.close();
    expect(await Promise.all(told)).toEqual(["first", "busy"]);
    expect(await tell(analyser, "late")).toBe("rejected: Error: The analyser is closed.");
  });

  it("a closing analyser waits no longer than it was told", async () => {
    const analyser = analyserOf();
    const hanging = tell(analyser, "hang");
    await analyser.close(10);
    expect(await hanging).toBe("internal");
  });
});
