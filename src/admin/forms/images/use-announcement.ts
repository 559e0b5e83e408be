import { useCallback, useState } from "react";

/** The text of a live region. The same text announced twice is read out twice. */
export function useAnnouncement() {
  const [words, setWords] = useState("");
  const announce = useCallback((text: string) => {
    setWords((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { words, announce };
}
