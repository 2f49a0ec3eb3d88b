import { useEffect, useState } from "react";

/** Gives a text once it has stayed the same for a while, in milliseconds; empty until then. */
export function useSettledText(text: string, pause: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled === text ? text : "";
}
