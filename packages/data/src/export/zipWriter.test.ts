import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openZip } from "./zipWriter.ts";

const read = async (archive: Blob): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("texts are compressed, pictures are stored, names keep their accents", async () => {
  const zip = openZip();
  zip.add("clients/Anaïs Morel/dossier.json", bytes("a".repeat(10_000)));
  zip.add("photo.jpg", bytes("visage"));
  const [archive, ...others] = zip.end();
  expect(others).toEqual([]);
  expect(archive?.size).toBeLessThan(1000);
  expect(await read(archive!)).toEqual({
    "clients/Anaïs Morel/dossier.json": "a".repeat(10_000),
    "photo.jpg": "visage",
  });
});

test.each([[{ maxFiles: 2 }], [{ maxBytes: 280 }]])(
  "an archive that is full goes on in another: %o",
  async (limits) => {
    const zip = openZip(limits);
    for (const name of ["a.jpg", "b.jpg", "c.jpg"]) zip.add(name, bytes(name.repeat(20)));
    const archives = await Promise.all(zip.end().map(read));
    expect(archives.map((files) => Object.keys(files))).toEqual([["a.jpg", "b.jpg"], ["c.jpg"]]);
    expect(archives[1]?.["c.jpg"]).toBe("c.jpg".repeat(20));
  },
);

test("megabytes are handed on as they come", async () => {
  const zip = openZip();
  const photo = new Uint8Array(9_000_000).fill(7);
  for (const name of ["1.jpg", "2.jpg", "3.jpg"]) zip.add(name, photo);
  const [archive] = zip.end();
  const files = unzipSync(new Uint8Array(await archive!.arrayBuffer()));
  expect(files["3.jpg"]).toEqual(photo);
});

test("an archive of nothing is none", () => {
  expect(openZip().end()).toEqual([]);
});
