/** The shades of districts, by the number of their tuskers. The last has no upper bound. */
export const SHADES = [
  { shade: "none", least: 0, most: 0 },
  { shade: "few", least: 1, most: 2 },
  { shade: "some", least: 3, most: 5 },
  { shade: "many", least: 6, most: undefined },
] as const satisfies { shade: string; least: number; most: number | undefined }[];

export type Shade = (typeof SHADES)[number]["shade"];

export const shadeOf = (tuskers: number): Shade => SHADES.findLast(({ least }) => tuskers >= least)?.shade ?? "none";
