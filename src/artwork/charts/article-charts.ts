import { CHART_SIZES, type ChartName } from "../chart-names.ts";
import { type BarChart, barChart } from "./bar-chart.ts";

/** The figures of the starter article on the conflict, year by year, with the lowest and the highest count published. */
const CHARTS: Record<ChartName, BarChart> = {
  "elephant-deaths": {
    title: "Elephant deaths, by year",
    unit: "Elephants. Hatched: from the lowest count to the highest",
    rows: [
      { label: "2019", value: 361, upTo: 407, note: "the lowest is an early count" },
      { label: "2020", value: 318, upTo: 380 },
      { label: "2022", value: 433 },
      { label: "2023", value: 470, upTo: 488 },
      { label: "2024", value: 380, upTo: 388 },
      { label: "2025", value: 397, note: "by 26 December" },
    ],
  },
  "human-deaths": {
    title: "People killed by elephants, by year",
    unit: "People. Hatched: from the lowest count to the highest",
    rows: [
      { label: "2019", value: 121, upTo: 122 },
      { label: "2020", value: 112 },
      { label: "2022", value: 145 },
      { label: "2023", value: 140, upTo: 184, note: "another report says over 170" },
      { label: "2024", value: 154 },
      { label: "2025", value: 77, note: "by the end of July" },
    ],
  },
  electrocuted: {
    title: "Elephants electrocuted, by year",
    unit: "Elephants. Hatched: from the lowest count to the highest",
    rows: [
      { label: "2018", value: 38 },
      { label: "2019", value: 41 },
      { label: "2020", value: 31 },
      { label: "2021", value: 66 },
      { label: "2022", value: 50 },
      { label: "2023", value: 66, upTo: 72, note: "72 is the wildlife department's figure" },
      { label: "2024", value: 50, upTo: 56, note: "about" },
    ],
  },
};

export const isChartName = (name: string): name is ChartName => Object.hasOwn(CHART_SIZES, name);

/** A chart as SVG, on its own light ground. */
export const drawChart = (name: ChartName): string => barChart(CHARTS[name]);
