import { describe, expect, it } from "vitest";
import type { Workspace } from "../resources/index.ts";
import { createWorkspaceSlot } from "./workspaceSlot.ts";

/** A slot whose workspaces only write down when they open and close. */
function recordedSlot(closing: Promise<void> = Promise.resolve()) {
  const log: string[] = [];
  const slot = createWorkspaceSlot((uid, session) => {
    log.push(`open ${uid}`);
    session.addEventListener("abort", () => log.push(`end ${uid}`));
    if (uid === "unlucky" && log.length === 1) return Promise.reject(new Error("not loaded"));
    const close = async (options?: { forget: boolean }) => {
      await closing;
      log.push(`close ${uid}${options?.forget ? " and forget" : ""}`);
    };
    return Promise.resolve({ close } as Workspace);
  });
  return { slot, log };
}

describe("the workspace slot", () => {
  it("the workspace slot opens one workspace for a person, however often it is asked", async () => {
    const { slot, log } = recordedSlot();
    await Promise.all([slot.open("claire"), slot.open("claire")]);
    await slot.open("claire");
    expect(log).toEqual(["open claire"]);
  });

  it("the workspace slot ends one person's workspace before it opens another's", async () => {
    const slow = Promise.withResolvers<void>();
    const { slot, log } = recordedSlot(slow.promise);
    await slot.open("claire");
    const next = slot.open("nadia");
    slow.resolve();
    await next;
    expect(log).toEqual(["open claire", "end claire", "close claire and forget", "open nadia"]);
  });

  it("the workspace slot opens again for the same person only after the end of the one before", async () => {
    const slow = Promise.withResolvers<void>();
    const { slot, log } = recordedSlot(slow.promise);
    await slot.open("claire");
    const closing = slot.close({ forget: true });
    const next = slot.open("claire");
    slow.resolve();
    await Promise.all([closing, next]);
    expect(log).toEqual(["open claire", "end claire", "close claire and forget", "open claire"]);
  });

  it("the workspace slot ends a workspace once, through whichever holder", async () => {
    const { slot, log } = recordedSlot();
    const [first, second] = await Promise.all([slot.open("claire"), slot.open("claire")]);
    await first.close();
    expect(log).toEqual(["open claire", "end claire", "close claire"]);
    await second.close();
    await slot.close();
    expect(log).toEqual(["open claire", "end claire", "close claire"]);
  });

  it("the workspace slot keeps the next workspace open when a holder of the one before closes it", async () => {
    const { slot, log } = recordedSlot();
    const before = await slot.open("claire");
    await slot.open("nadia");
    await before.close();
    expect(log).toEqual(["open claire", "end claire", "close claire and forget", "open nadia"]);
  });

  it("the workspace slot ends the session at once, although the workspace takes its time to close", async () => {
    const { slot, log } = recordedSlot(Promise.withResolvers<void>().promise);
    await slot.open("claire");
    slot.keepOnly("claire");
    expect(log).toEqual(["open claire"]);
    slot.keepOnly("nadia");
    expect(log).toEqual(["open claire", "end claire"]);
  });

  it("the workspace slot ends and forgets a workspace that nobody is signed in for any more", async () => {
    const { slot, log } = recordedSlot();
    await slot.open("claire");
    slot.keepOnly(null);
    await slot.close();
    expect(log).toEqual(["open claire", "end claire", "close claire and forget"]);
  });

  it("the workspace slot tries again after a workspace that could not be opened", async () => {
    const { slot, log } = recordedSlot();
    await expect(slot.open("unlucky")).rejects.toThrow("not loaded");
    await slot.open("unlucky");
    expect(log).toEqual(["open unlucky", "open unlucky"]);
  });

  it("the workspace slot keeps the next person's workspace when the one before could not be opened", async () => {
    const first = Promise.withResolvers<Workspace>();
    const asked: string[] = [];
    const slot = createWorkspaceSlot((uid) => {
      asked.push(uid);
      return uid === "claire" ? first.promise : Promise.resolve({} as Workspace);
    });
    const failing = slot.open("claire");
    await Promise.resolve();
    const next = slot.open("nadia");
    first.reject(new Error("not loaded"));
    await expect(failing).rejects.toThrow("not loaded");
    await next;
    await slot.open("nadia");
    expect(asked).toEqual(["claire", "nadia"]);
  });

  it("the workspace slot opens the next workspace although the one before failed to close", async () => {
    const close = (): Promise<void> => Promise.reject(new Error("not closed"));
    const slot = createWorkspaceSlot(() => Promise.resolve({ close } as Workspace));
    await slot.open("claire");
    await expect(slot.close()).rejects.toThrow("not closed");
    await expect(slot.open("nadia")).resolves.toBeDefined();
  });
});
