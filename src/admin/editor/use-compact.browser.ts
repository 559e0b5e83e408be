import { type RefObject, useLayoutEffect, useState } from "react";

/** All tools of the text need this much room, in CSS pixels. */
const ROOM_FOR_TOOLS = 640;

/** True where an element has too little room for all tools of a text. */
export function useCompact(element: RefObject<HTMLElement | null>): boolean {
  const [isCompact, setIsCompact] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // Nothing is measured of what is not shown: a part of the form that is shut.
      if (width > 0) setIsCompact(width < ROOM_FOR_TOOLS);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isCompact;
}
