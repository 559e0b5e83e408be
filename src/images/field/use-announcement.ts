import { useCallback, useState } from "react";

/** Words for a live region. The same words again are read out again. */
export function useAnnouncement() {
  const [words, setWords] = useState("");
  const announce = useCallback((text: string) => {
    setWords((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { words, announce };
}
