import { drawPortrait } from "../portrait/portrait.ts";

/** A tusker in the mist, for the Not Found page. */
export const drawLost = (): string =>
  drawPortrait(
    {
      ...{ seed: "lost", pose: "side", habitat: "grassland", light: "dawn", status: "missing" },
      ...{ tuskShape: "upswept", tuskLen: 0.8 },
    },
    { aspect: "1:1", decorative: true, id: "lost" },
  );
