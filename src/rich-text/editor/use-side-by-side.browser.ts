import { type RefObject, useLayoutEffect, useState } from "react";

/** Two columns of text need this much room, in CSS pixels. */
const ROOM_FOR_TWO = 640;

/** True where an element has room for the text and its result beside each other. */
export function useSideBySide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // Nothing is measured of what is not shown: a part of the form that is shut.
      if (width > 0) setIsWide(width >= ROOM_FOR_TWO);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
