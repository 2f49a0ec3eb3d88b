import { expect, onTestFinished, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { readAhead } from "./readAhead.ts";

const filesOf = (thumbnail = vi.fn(() => Promise.resolve(new Blob()))) => ({
  files: { ...memoryWorkspace().diagnoses, thumbnail },
  thumbnail,
});

test("the photo of a results page is asked for at once, and given once to whoever reads it", async () => {
  const { files, thumbnail } = filesOf();
  const { files: ahead, done } = readAhead(files, "/user/diagnosis/results/d1");
  expect(thumbnail.mock.calls).toEqual([["d1", 640]]);
  await done;
  await ahead.thumbnail("d2", 640);
  await ahead.thumbnail("d1", 320);
  expect(thumbnail).toHaveBeenCalledTimes(3);
  await ahead.thumbnail("d1", 640);
  expect(thumbnail).toHaveBeenCalledTimes(3);
  await ahead.thumbnail("d1", 640);
  expect(thumbnail).toHaveBeenCalledTimes(4);
});

test.each(["/user/dashboard", "/user/diagnosis/results/..", "/user/diagnosis/results/a%2Fb", "/"])(
  "%s reads nothing ahead",
  async (pathname) => {
    const { files, thumbnail } = filesOf();
    const ahead = readAhead(files, pathname);
    expect(ahead.files).toBe(files);
    await ahead.done;
    expect(thumbnail).not.toHaveBeenCalled();
  },
);

test("a photo that fails, or does not come, is waited for no longer", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const address = "/user/diagnosis/results/d1";
  const failing = filesOf(vi.fn(() => Promise.reject(new Error("none"))));
  await expect(readAhead(failing.files, address).done).resolves.toBeUndefined();
  const silent = filesOf(vi.fn(() => new Promise<Blob>(() => undefined)));
  const { done } = readAhead(silent.files, address);
  vi.runAllTimers();
  await expect(done).resolves.toBeUndefined();
});
