import type { Inks } from "../inks.ts";
import type { DrawnStatus, Land } from "../parameters.ts";
import type { Light } from "../portrait-parameters.ts";
import type { SeededRandom } from "../random.ts";

/** Sun or moon. */
export type Disc = { x: number; y: number; radius: number };

/** The inputs of a landscape. */
export type Setting = {
  random: SeededRandom;
  ink: Inks;
  width: number;
  height: number;
  horizon: number;
  disc: Disc;
  habitat: Land;
  light: Light;
  status: DrawnStatus;
  /** True at night, for the evening of a dead tusker, and in a temple: stars replace clouds. */
  dark: boolean;
  /** Prefix of every id inside. */
  id: string;
};

/** The layers behind and in front of the animal. */
export type Layers = { behind: string; before: string };
