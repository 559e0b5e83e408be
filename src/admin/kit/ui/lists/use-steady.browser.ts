import { useState } from "react";

/** A touch becomes a click a moment after the finger has left. */
const CLICK_MS = 300;

/**
 * Keeps what a list of options is made of while one of them is pressed. If a new answer moved the options between the
 * press and its end, the browser would tell of no click, or of one at another option.
 * @returns what to show, and what to call when the list is pressed
 */
export function useSteady<Found>(found: Found): [Found, () => void] {
  const [held, setHeld] = useState<{ found: Found }>();
  const hold = () => {
    const pressed = { found: held?.found ?? found };
    const listening = new AbortController();
    const { signal } = listening;
    const release = () => {
      listening.abort();
      setHeld((now) => (now === pressed ? undefined : now));
    };
    setHeld(pressed);
    window.addEventListener("click", release, { signal });
    for (const end of ["pointerup", "pointercancel"])
      window.addEventListener(end, () => setTimeout(release, CLICK_MS), { signal });
  };
  return [held === undefined ? found : held.found, hold];
}
