const PRESSES = ["pointerdown", "keydown", "focusin"];

/**
 * Calls `start` once the page has loaded with its pictures, or as soon as the visitor presses or focuses anything.
 * @param savesData whether the visitor saves data: then nothing starts without a press
 */
export function whenWanted(start: () => void, savesData: boolean): void {
  const started = new AbortController();
  const begin = () => {
    if (started.signal.aborted) return;
    started.abort();
    start();
  };
  const { signal } = started;
  for (const press of PRESSES) addEventListener(press, begin, { capture: true, passive: true, signal });
  if (savesData) return;
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { signal });
}
