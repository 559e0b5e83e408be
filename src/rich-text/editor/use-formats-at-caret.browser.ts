import { type RefObject, useEffect, useState } from "react";
import { FORMATS, type Format, formatsAt } from "./formats/apply-format.ts";
import { selectedIn } from "./source/source-writer.browser.ts";

/** The formats that hold where the caret of a textarea is. */
export function useFormatsAtCaret(textarea: RefObject<HTMLTextAreaElement | null>): ReadonlySet<Format> {
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set());
  useEffect(() => {
    const look = () => {
      const element = textarea.current;
      if (element === null || document.activeElement !== element) return;
      const found = formatsAt(selectedIn(element));
      // The same ones again draw nothing.
      setFormats((before) => (FORMATS.every((format) => before.has(format) === found.has(format)) ? before : found));
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [textarea]);
  return formats;
}
