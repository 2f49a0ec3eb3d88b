import { useState } from "react";

/** Text that is typed into the palette: empty again at each opening. */
export function useTypedText(open: boolean): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState("");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTyped("");
  }
  return [typed, setTyped];
}
