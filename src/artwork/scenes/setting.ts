import type { TuskerStatus } from "../../tuskers/status.ts";
import type { Inks } from "../inks.ts";
import type { Land } from "../parameters.ts";
import type { Light } from "../portrait-parameters.ts";
import type { SeededRandom } from "../random.ts";

/** Sun or moon. */
export type Disc = { x: number; y: number; radius: number };

/** A piece of land that is to be drawn, and what stands fixed about it. */
export type Setting = {
  random: SeededRandom;
  ink: Inks;
  width: number;
  height: number;
  horizon: number;
  disc: Disc;
  habitat: Land;
  light: Light;
  status: TuskerStatus;
  /** Night, a last evening, a temple: stars in place of clouds. */
  dark: boolean;
  /** Before the id of every element that is referred to. */
  id: string;
};

/** What lies behind the animal and what grows before it. */
export type Layers = { behind: string; before: string };
