import { expect, test, vi } from "vitest";
import { lazyCode } from "./lazyCode.ts";

type Request = () => Promise<{ readonly Calendar: string }>;
const offline = new TypeError("Importing a module script failed.");

test("lazy code is requested once, and is there from then on", async () => {
  const request = vi.fn<Request>().mockResolvedValue({ Calendar: "calendar" });
  const code = lazyCode(request, "Calendar");
  expect(code.loaded()).toBeUndefined();
  expect(await code.load()).toBe("calendar");
  expect(await code.load()).toBe("calendar");
  expect(code.loaded()).toBe("calendar");
  expect(request).toHaveBeenCalledTimes(1);
});

test("lazy code that failed is requested again", async () => {
  const request = vi.fn<Request>().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const code = lazyCode(request.mockResolvedValue({ Calendar: "calendar" }), "Calendar");
  await expect(code.load()).rejects.toThrow(offline);
  await expect(code.load()).rejects.toThrow(offline);
  expect(code.loaded()).toBeUndefined();
  expect(await code.load()).toBe("calendar");
});

test("lazy code that a browser remembers as missing is imported under another address", async () => {
  // The module says under which address it was imported; what is added to it is a comment.
  const address = "data:text/javascript,export%20const%20Calendar=import.meta.url//";
  const missing = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  const code = lazyCode(vi.fn<Request>().mockRejectedValue(missing), "Calendar");
  await expect(code.load()).rejects.toThrow(missing);
  expect(await code.load()).toBe(`${address}?attempt=2`);
});

test("lazy code fails when the module at that address has no such export", async () => {
  const missing = new TypeError(
    "Failed to fetch dynamically imported module: data:text/javascript,export%20const%20t=1//",
  );
  const code = lazyCode(vi.fn<Request>().mockRejectedValue(missing), "Calendar");
  await expect(code.load()).rejects.toThrow(missing);
  await expect(code.load()).rejects.toThrow(missing);
});
