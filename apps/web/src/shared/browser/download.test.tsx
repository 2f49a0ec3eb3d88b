import { afterEach, expect, test, vi } from "vitest";
import { downloadCsv } from "./download.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a table is a file that a spreadsheet takes for one in our alphabet, under a name that a file can have", async () => {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob): string => {
    files.push(file);
    return "blob:file";
  };
  vi.stubGlobal("URL", { createObjectURL, revokeObjectURL: () => undefined });
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  downloadCsv([["Étiquettes"], ["=1+1"]], "Liste 1/2");
  click.mockRestore();
  expect(names).toEqual(["Liste 1 2.csv"]);
  const [file] = files;
  expect(file?.type).toBe("text/csv;charset=utf-8");
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toContain("'=1+1");
});
