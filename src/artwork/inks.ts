import { mix } from "./colour.ts";
import { entry } from "./geometry.ts";
import type { DrawnStatus, Land } from "./parameters.ts";
import type { Light, Skin } from "./portrait-parameters.ts";
import { textHash } from "./random.ts";

type Three = readonly [string, string, string];

/** The colours of a sky and of the land below it, from far to near. */
type Daylight = {
  sky: readonly [string, string, string, string];
  /** The ring around the disc of sun or moon. */
  ring: string;
  disc: string;
  hills: Three;
  near: string;
  ground: Three;
  water: Three;
  /** The highlight where light falls, and the shadow where it does not. */
  light: string;
  shade: string;
  /** The haze over everything. */
  air: string;
};

/** All colours of one drawing. */
export type Inks = Daylight & {
  body: string;
  light1: string;
  light2: string;
  light3: string;
  shade1: string;
  shade2: string;
  shade3: string;
  pink: string;
  ivory: string;
  ivoryLight: string;
  ivoryMid: string;
  ivoryShade: string;
};

const DAYLIGHTS: Record<Light, Daylight> = {
  dawn: {
    sky: ["#6f8f98", "#a9b3a6", "#e3bf9c", "#f3d6ac"],
    ring: "#fbe9c6",
    disc: "#fff4da",
    hills: ["#a3a099", "#7d8a83", "#5a6f66"],
    near: "#2f443c",
    ground: ["#8c8a66", "#5d6a4c", "#38493a"],
    water: ["#d9bf9f", "#a7a897", "#6f8886"],
    light: "#ffdcae",
    shade: "#22333c",
    air: "#8a7a70",
  },
  day: {
    sky: ["#8fbab8", "#aecdc0", "#d3dfc6", "#efe9cd"],
    ring: "#fbf4dc",
    disc: "#fffaf0",
    hills: ["#9db8a6", "#729a86", "#4c7865"],
    near: "#24463a",
    ground: ["#c0b377", "#8b8f55", "#4f6443"],
    water: ["#cfe0d2", "#93b9b3", "#5a8d8c"],
    light: "#fff2d2",
    shade: "#22313a",
    air: "#8b8478",
  },
  dusk: {
    sky: ["#274a55", "#7f7f6c", "#dd9455", "#f3bd70"],
    ring: "#f9d48c",
    disc: "#fff0c4",
    hills: ["#a96f4e", "#7a5245", "#533f3e"],
    near: "#23302f",
    ground: ["#94603a", "#5f4532", "#332d28"],
    water: ["#edb573", "#b57a52", "#5d5a56"],
    light: "#ffc57c",
    shade: "#1a2730",
    air: "#86604a",
  },
  night: {
    sky: ["#0d1a2a", "#142b3d", "#1e4351", "#356467"],
    ring: "#5f8a86",
    disc: "#f3ead0",
    hills: ["#27505a", "#1b3c49", "#132c38"],
    near: "#0a1a21",
    ground: ["#25453f", "#173330", "#0d2023"],
    water: ["#4d7c7e", "#2b5560", "#16323f"],
    light: "#b9d6d2",
    shade: "#07121b",
    air: "#2f4a58",
  },
};
/** The evening skies reserved for tuskers who have died. */
const LAST_LIGHTS: readonly Daylight[] = [
  {
    sky: ["#131c33", "#27324f", "#5a4a63", "#b27a66"],
    ring: "#d99d79",
    disc: "#f6d8a8",
    hills: ["#6e5668", "#4b4259", "#322f47"],
    near: "#181b2c",
    ground: ["#4b4149", "#34303e", "#1d1f2e"],
    water: ["#a5796d", "#5d5065", "#2e3049"],
    light: "#f3cfae",
    shade: "#0f1426",
    air: "#4b4a63",
  },
  {
    sky: ["#0c1a2c", "#16324a", "#2f5a6b", "#8fa59a"],
    ring: "#b9c9b5",
    disc: "#efe9cf",
    hills: ["#3c5f6c", "#2a4858", "#1d3446"],
    near: "#0d1c28",
    ground: ["#31504f", "#20393f", "#12232c"],
    water: ["#7fa09d", "#3f6673", "#1f3b4c"],
    light: "#dfe6d2",
    shade: "#0a1622",
    air: "#3f5866",
  },
  {
    sky: ["#1d1626", "#3d2630", "#7a4238", "#d08a55"],
    ring: "#e6a86a",
    disc: "#f7dcae",
    hills: ["#7d4d43", "#5a3838", "#3d2a30"],
    near: "#1c151b",
    ground: ["#5c4038", "#3e2c2d", "#231a20"],
    water: ["#bf8560", "#75504c", "#3b2d36"],
    light: "#f6cfa0",
    shade: "#150f18",
    air: "#5b4747",
  },
  {
    sky: ["#0f1f22", "#1d3a38", "#4f6a52", "#c2a86c"],
    ring: "#d8c58a",
    disc: "#f4e6b8",
    hills: ["#566b55", "#3a5146", "#27392f"],
    near: "#101d19",
    ground: ["#44503a", "#2d3a2f", "#17231f"],
    water: ["#a39a6f", "#5d6d5c", "#2a3f3b"],
    light: "#efe0b0",
    shade: "#0c1715",
    air: "#4a5549",
  },
];
const SKIN_COLOURS: Record<Skin, string> = {
  slate: "#5f5c5e",
  ash: "#78716b",
  umber: "#6b5547",
  laterite: "#7a5646",
  ink: "#474448",
};

type Tint = (colour: string, index: number) => string;

const tintThree = ([far, middle, near]: Three, tint: Tint): Three => [tint(far, 0), tint(middle, 1), tint(near, 2)];

const tintSky = ([a, b, c, d]: Daylight["sky"], tint: Tint): Daylight["sky"] => [
  tint(a, 0),
  tint(b, 1),
  tint(c, 2),
  tint(d, 3),
];

const towards =
  (colour: string, share: number): Tint =>
  (own) =>
    mix(own, colour, share);

const TEMPLE_NIGHT: Omit<Daylight, "water"> = {
  sky: ["#1b1230", "#35193d", "#6b2b3c", "#b0553a"],
  ring: "#d98a45",
  disc: "#f7dfa2",
  hills: ["#5c2a3a", "#3f1f36", "#2a162c"],
  near: "#170d1f",
  ground: ["#5a2b2b", "#3a1c28", "#22121f"],
  light: "#ffc06a",
  shade: "#120a18",
  air: "#5a3a3c",
};

const underForest = (day: Daylight, night: boolean): Daylight => {
  const green = night ? "#0f3a34" : "#4f7d5e";
  return {
    ...day,
    sky: tintSky(day.sky, (colour, i) => mix(colour, green, 0.42 - i * 0.07)),
    hills: tintThree(day.hills, towards("#2f5d47", 0.45)),
    ground: tintThree(day.ground, towards("#24452f", 0.5)),
    near: mix(day.near, "#0d2b1f", 0.5),
  };
};

const bySea = (day: Daylight, night: boolean): Daylight => ({
  ...day,
  water: tintThree(day.water, towards(night ? "#123f55" : "#3f8f96", 0.35)),
  ground: tintThree(day.ground, towards(night ? "#26464c" : "#d8b98a", 0.35)),
});

const onYoungGrass = (day: Daylight, night: boolean): Daylight => ({
  ...day,
  ground: tintThree(day.ground, towards(night ? "#1d4a35" : "#74a03c", 0.5)),
  near: mix(day.near, night ? "#0d2b1f" : "#35582a", 0.4),
});

const inMist = (day: Daylight, night: boolean): Daylight => {
  const mist = night ? "#54707a" : "#d5d6c8";
  return {
    ...day,
    sky: tintSky(day.sky, towards(mist, 0.55)),
    hills: tintThree(day.hills, towards(mist, 0.5)),
    ground: tintThree(day.ground, towards(mist, 0.3)),
    water: tintThree(day.water, towards(mist, 0.45)),
    air: mix(day.air, mist, 0.35),
    ring: mix(day.ring, mist, 0.4),
  };
};

/** The inputs that determine the colours of a drawing. */
type InkSetting = { seed: string; light: Light; habitat: Land; status: DrawnStatus; skin: Skin };

/** The colours of a drawing, derived from habitat, light, status and skin. */
export function inksFor({ seed, light, habitat, status, skin }: InkSetting): Inks {
  const night = light === "night";
  let day = DAYLIGHTS[light];
  if (habitat === "rainforest") day = underForest(day, night);
  if (habitat === "temple") day = { ...day, ...TEMPLE_NIGHT };
  if (habitat === "coast") day = bySea(day, night);
  if (habitat === "lakebed") day = onYoungGrass(day, night);
  if (status === "dead") day = entry(LAST_LIGHTS, textHash(`${seed}last`) % LAST_LIGHTS.length);
  if (status === "missing") day = inMist(day, night);
  const body = mix(SKIN_COLOURS[skin], day.air, night || status === "dead" ? 0.5 : 0.32);
  const ivory = mix("#f6ead0", day.air, night ? 0.16 : 0.04);
  const ivoryShade = mix(mix("#b9935f", day.air, 0.3), day.shade, 0.12);
  return {
    ...day,
    body,
    light1: mix(body, day.light, 0.2),
    light2: mix(body, day.light, 0.42),
    light3: mix(body, day.light, 0.68),
    shade1: mix(body, day.shade, 0.38),
    shade2: mix(body, day.shade, 0.64),
    shade3: mix(body, day.shade, 0.85),
    pink: mix(mix("#d99a86", day.air, 0.18), day.light, 0.12),
    ivory,
    ivoryLight: mix(ivory, "#fffdf4", 0.75),
    ivoryShade,
    ivoryMid: mix(ivory, ivoryShade, 0.45),
  };
}
