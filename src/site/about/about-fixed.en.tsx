import { inEnglish } from "../../platform/languages/stored-text.tsx";
import type { TuskerStatus } from "../../tuskers/status.ts";

/** What the sky of a drawing means. A status that is not explained does not compile. */
const SKIES: Record<TuskerStatus, string> = {
  alive: "a sun or a moon where he was last recorded as alive",
  dead: "an evening with its first stars where he is dead",
  missing: "mist where he is missing",
};

/** How the drawings are made. It follows the code that draws, so it is no text to edit. */
export const ThePictures = () => (
  <div className="prose" {...inEnglish()}>
    <h3>The pictures</h3>
    <p>
      Where we have no photograph we show an illustration. His tusks are drawn as far as somebody recorded them, and
      plain where nobody did; where one is missing and nobody wrote down which, the drawing does not show it either.
      Ears and setting are imagined, and the caption says so; skin and cloth are imagined too. The sky above him tells
      his status: {Object.values(SKIES).join(", ")}. None of these is a likeness.
    </p>
  </div>
);
