import { CarnationError } from "@carnation/domain/error";
import type { Firestore } from "firebase/firestore";
import type { FirebaseStorage } from "firebase/storage";
import { beforeEach, expect, test, vi } from "vitest";
import { exportAccount } from "./exportAccount.ts";
import { bytesOf } from "./readFiles.ts";

const files = new Map(
  Array.from({ length: 40 }, (_, index) => [`photos/${index}.jpg`, `users/a/${index}.jpg`]),
);

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  collection: (() => ({})) as never,
  doc: (() => ({ id: "claire", path: "users/claire" })) as never,
  query: (() => ({})) as never,
}));
vi.mock(import("./accountParts.ts"), async (original) => ({
  ...(await original()),
  profilePart: async () => ({ texts: {}, files: [...files] }),
  invoicesPart: async () => ({ texts: {}, files: [] }),
  pricesPart: async () => ({ texts: {}, files: [] }),
}));
vi.mock(import("./readFiles.ts"), async (original) => ({
  ...(await original()),
  pagesOf: async function* () {},
  bytesOf: vi.fn<typeof bytesOf>(),
}));

/** Exports an account of forty files. @param fails tells which of them cannot be read */
const exported = (fails: (index: number) => boolean) => {
  vi.mocked(bytesOf).mockImplementation(async (_storage, path) => {
    if (fails(Number(/(\d+)\.jpg$/u.exec(path)?.[1]))) throw new CarnationError("unavailable");
    return new Uint8Array([1]);
  });
  return exportAccount({ firestore: {} as Firestore, storage: {} as FirebaseStorage }, "claire");
};

beforeEach(() => void vi.mocked(bytesOf).mockReset());

test("an export names the files that cannot be read, and goes on while others can", async () => {
  const { failed, missing } = await exported((index) => index % 2 === 0);
  expect(failed).toEqual([...files.keys()].filter((_, index) => index % 2 === 0));
  expect(missing).toEqual([]);
});

test("an export ends once no file can be read any more", async () => {
  await expect(exported((index) => index >= 6)).rejects.toMatchObject({ code: "unavailable" });
  expect(vi.mocked(bytesOf)).toHaveBeenCalledTimes(18);
});
