"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { observeSizes } from "../../foundations/internal/observeSizes.ts";

interface ScrollAreaProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A part that scrolls when its content is too long; only then is it a stop of the Tab key. */
export function ScrollArea({ className, children }: ScrollAreaProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    return observeSizes([element, ...element.children], () =>
      setScrolls(element.scrollHeight > element.clientHeight + 1),
    );
  }, []);
  return (
    <div ref={area} className={className} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
