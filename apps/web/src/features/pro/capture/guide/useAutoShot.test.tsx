import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAutoShot } from "./useAutoShot.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const shot = vi.fn();
  const { result, rerender } = renderHook(
    (given: { readonly ready: boolean; readonly enabled: boolean }) =>
      useAutoShot({ onShot: shot, ...given }),
    { initialProps: { ready: false, enabled: true } },
  );
  const pass = (milliseconds: number): void => {
    for (let time = 0; time < milliseconds; time += 100) act(() => vi.advanceTimersByTime(100));
  };
  const be = (ready: boolean, enabled = true): void => rerender({ ready, enabled });
  return { shot, result, be, pass };
}

test("the automatic shot counts once everything has held, and takes one photo, until something changes", () => {
  const { shot, result, be, pass } = begin();
  be(true);
  pass(600);
  expect(result.current.countdown).toBeNull();
  pass(200);
  expect(result.current.countdown).toBe(3);
  pass(2000);
  expect(result.current.countdown).toBe(1);
  expect(shot).not.toHaveBeenCalled();
  pass(1000);
  expect(shot).toHaveBeenCalledTimes(1);
  expect(result.current.countdown).toBeNull();
  pass(10_000);
  expect(shot).toHaveBeenCalledTimes(1);
  be(false);
  pass(700);
  be(true);
  pass(4000);
  expect(shot).toHaveBeenCalledTimes(2);
});

test("a blink does not stop the count; who moves away does, and it begins anew", () => {
  const { shot, result, be, pass } = begin();
  be(true);
  pass(1800);
  expect(result.current.countdown).toBe(2);
  be(false);
  pass(300);
  be(true);
  pass(300);
  expect(result.current.countdown).toBe(2);
  be(false);
  pass(800);
  expect(result.current.countdown).toBeNull();
  be(true);
  pass(800);
  expect(result.current.countdown).toBe(3);
  expect(shot).not.toHaveBeenCalled();
});

test("a count that is cancelled waits until something was adjusted", () => {
  const { shot, result, be, pass } = begin();
  be(true);
  pass(1000);
  act(() => result.current.cancel());
  expect(result.current.countdown).toBeNull();
  pass(6000);
  expect(shot).not.toHaveBeenCalled();
  be(false);
  pass(700);
  be(true);
  pass(1000);
  expect(result.current.countdown).toBe(3);
});

test("switched off it takes nothing", () => {
  const { shot, result, be, pass } = begin();
  be(true, false);
  pass(6000);
  expect([result.current.countdown, shot.mock.calls]).toEqual([null, []]);
});
