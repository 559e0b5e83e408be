import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  range: (least: string, most: string) => `${least}–${most}`,
  row: (label: string, figures: string, note?: string) =>
    note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`,
  description: (unit: string, rows: readonly string[]) => `${unit}. ${rows.join("; ")}.`,
  elephantDeaths: {
    title: "වර්ෂය අනුව අලි ඇතුන්ගේ මරණ",
    unit: "අලි ඇතුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
    earlyCount: "අඩුම ගණන මුල් කාලීන ගණනකි",
    byDecember: "දෙසැම්බර් 26 වන විට",
  },
  humanDeaths: {
    title: "වර්ෂය අනුව අලි ඇතුන් නිසා මිය ගිය මිනිසුන්",
    unit: "මිනිසුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
    anotherReport: "තවත් වාර්තාවක් අනුව 170කට වැඩියි",
    byJuly: "ජූලි මස අවසානය වන විට",
  },
  electrocuted: {
    title: "වර්ෂය අනුව විදුලිසැර වැදී මිය ගිය අලි ඇතුන්",
    unit: "අලි ඇතුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
    departmentFigure: "72 යනු වනජීවී දෙපාර්තමේන්තුවේ ගණනයි",
    about: "ආසන්න වශයෙන්",
  },
  tuskOrTush: {
    title: "දළ ඇතාද මක්නාද",
    unit: "දත් හැර අන් සියල්ලෙන් සමාන පිරිමි සතුන් තිදෙනෙක්",
    tusks: { name: "දළ", animal: "දළ ඇතෙක්" },
    tushes: { name: "කුඩා දළ", animal: "මක්නෙක්" },
    neither: { name: "කිසිවක් නැති", animal: "මක්නෙක්, පුස්සෙක්" },
  },
};
