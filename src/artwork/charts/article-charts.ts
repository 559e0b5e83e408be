import { CHART_SIZES, type ChartName } from "../chart-names.ts";
import { type BarChart, barChart } from "./bar-chart.ts";
import { threeHeads } from "./three-heads.ts";
import { words } from "./words.ts";

/** The figures of the starter article on the conflict, by year, with the lowest and the highest published count. */
const charts = ({
  elephantDeaths,
  humanDeaths,
  electrocuted,
}: typeof words): Record<Exclude<ChartName, "tusk-or-tush">, BarChart> => ({
  "elephant-deaths": {
    title: elephantDeaths.title,
    unit: elephantDeaths.unit,
    rows: [
      { label: "2019", value: 361, upTo: 407, note: elephantDeaths.earlyCount },
      { label: "2020", value: 318, upTo: 380 },
      { label: "2022", value: 433 },
      { label: "2023", value: 470, upTo: 488 },
      { label: "2024", value: 380, upTo: 388 },
      { label: "2025", value: 397, note: elephantDeaths.byDecember },
    ],
  },
  "human-deaths": {
    title: humanDeaths.title,
    unit: humanDeaths.unit,
    rows: [
      { label: "2019", value: 121, upTo: 122 },
      { label: "2020", value: 112 },
      { label: "2022", value: 145 },
      { label: "2023", value: 140, upTo: 184, note: humanDeaths.anotherReport },
      { label: "2024", value: 154 },
      { label: "2025", value: 77, note: humanDeaths.byJuly },
    ],
  },
  electrocuted: {
    title: electrocuted.title,
    unit: electrocuted.unit,
    rows: [
      { label: "2018", value: 38 },
      { label: "2019", value: 41 },
      { label: "2020", value: 31 },
      { label: "2021", value: 66 },
      { label: "2022", value: 50 },
      { label: "2023", value: 66, upTo: 72, note: electrocuted.departmentFigure },
      { label: "2024", value: 50, upTo: 56, note: electrocuted.about },
    ],
  },
});

function tuskOrTush(): string {
  const { title, unit, tusks, tushes, neither } = words.tuskOrTush;
  return threeHeads(title, unit, [
    {
      features: [
        { character: "tusks", state: "both" },
        { character: "tusk_form", state: "parallel" },
      ],
      ...tusks,
    },
    { features: [{ character: "tusks", state: "tushes" }], ...tushes },
    { features: [{ character: "tusks", state: "none" }], ...neither },
  ]);
}

export const isChartName = (name: string): name is ChartName => Object.hasOwn(CHART_SIZES, name);

/** A chart as SVG on a light background. */
export const drawChart = (name: ChartName): string =>
  name === "tusk-or-tush" ? tuskOrTush() : barChart(charts(words)[name]);
