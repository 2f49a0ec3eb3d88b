import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSettledText } from "./useSettledText.ts";

test("a text is given once it has stayed the same for the pause, and none while another one is typed", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(({ text }) => useSettledText(text, 100), {
    initialProps: { text: "a" },
  });
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  expect(result.current).toBe("");
  pass(99);
  expect(result.current).toBe("");
  pass(1);
  expect(result.current).toBe("a");
  rerender({ text: "ab" });
  expect(result.current).toBe("");
  pass(60);
  rerender({ text: "abc" });
  pass(60);
  expect(result.current).toBe("");
  pass(40);
  expect(result.current).toBe("abc");
});
