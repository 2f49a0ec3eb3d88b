import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keepPhonePhoto, keptPhonePhoto } from "./keptPhonePhoto.ts";
import { type NotTaken, sendFromPhone } from "./sendFromPhone.ts";
import { usePhonePhoto } from "./usePhonePhoto.ts";

vi.mock("./keptPhonePhoto.ts", () => ({
  forgetPhonePhoto: vi.fn(() => Promise.resolve()),
  keepPhonePhoto: vi.fn(() => Promise.resolve(true)),
  keptPhonePhoto: vi.fn(() => Promise.resolve(null)),
}));
vi.mock("./sendFromPhone.ts", () => ({ sendFromPhone: vi.fn() }));

const [old, chosen] = [new File(["old"], "old.jpg"), new File(["new"], "new.jpg")];
const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test("a kept photo that is found late does not take the place of one chosen meanwhile", async () => {
  const found = Promise.withResolvers<File | null>();
  vi.mocked(keptPhonePhoto).mockReturnValueOnce(found.promise);
  const { result } = renderHook(() => usePhonePhoto("token"));
  act(() => result.current.choose(chosen));
  found.resolve(old);
  await settled();
  expect(result.current.photo).toBe(chosen);
  expect(keepPhonePhoto).toHaveBeenCalledWith("token", chosen);
});

test("a photo that is on its way is not sent twice, and one that failed is sent again", async () => {
  const answer = Promise.withResolvers<NotTaken | null>();
  vi.mocked(sendFromPhone).mockReturnValueOnce(answer.promise).mockResolvedValueOnce(null);
  const { result } = renderHook(() => usePhonePhoto("token"));
  act(() => result.current.send(chosen));
  act(() => result.current.send(chosen));
  expect(sendFromPhone).toHaveBeenCalledOnce();
  answer.resolve({ message: "Hors connexion", ended: false });
  await settled();
  expect(result.current.upload?.state).toBe("error");
  act(() => result.current.send(chosen));
  await settled();
  expect(sendFromPhone).toHaveBeenCalledTimes(2);
  expect(result.current.upload?.state).toBe("success");
});
