import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useOptimisticChoice } from "./useOptimisticChoice.ts";

it("a choice is shown at once, while what stores it is late, and follows what is stored afterwards", () => {
  const store = vi.fn<(choice: string) => void>();
  const { result, rerender } = renderHook(({ stored }) => useOptimisticChoice(stored, store), {
    initialProps: { stored: "30" },
  });
  act(() => result.current[1]("90"));
  expect(store).toHaveBeenCalledExactlyOnceWith("90");
  expect(result.current[0]).toBe("90");
  rerender({ stored: "90" });
  expect(result.current[0]).toBe("90");
  // Back in the history: nothing that was pressed before comes back.
  rerender({ stored: "30" });
  expect(result.current[0]).toBe("30");
  rerender({ stored: "7" });
  expect(result.current[0]).toBe("7");
});
