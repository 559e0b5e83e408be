import { useEffect, useEffectEvent } from "react";

/** Saves on Ctrl+S, or Cmd+S on a Mac, instead of opening the browser's "Save page as". */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      // An open dialog has to be answered first.
      if (!event.repeat && document.querySelector("dialog[open]") === null) onSave();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
