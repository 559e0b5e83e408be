/** The path of the site's own illustrations: drawings that belong to no entry, which any text may show. */
const ILLUSTRATIONS_PATH = "/illustrations/";

/** The charts of the articles by name, each with its width and height. */
export const CHART_SIZES = {
  "elephant-deaths": [472, 325],
  "human-deaths": [472, 325],
  electrocuted: [472, 358],
  "tusk-or-tush": [472, 306],
} as const;

export type ChartName = keyof typeof CHART_SIZES;

export const chartUrl = (name: ChartName): string => `${ILLUSTRATIONS_PATH}charts/${name}.svg`;

const SIZES = new Map(Object.entries(CHART_SIZES).map(([name, size]) => [chartUrl(name as ChartName), size]));

/** The width and height of an illustration by its address; undefined for any other address. */
export const illustrationSize = (url: string): readonly [width: number, height: number] | undefined => SIZES.get(url);
