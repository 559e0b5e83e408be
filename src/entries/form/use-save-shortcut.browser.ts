import { useEffect, useEffectEvent } from "react";

/** Ctrl+S, and Cmd+S on a Mac, save; the browser's own "Save page as" never opens on this page. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      // In a dialog there is something else to be answered first.
      if (!event.repeat && document.querySelector("dialog[open]") === null) onSave();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
