import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { CHART_SIZES, type ChartName } from "../chart-names.ts";
import { drawChart } from "./article-charts.ts";
import { barChart } from "./bar-chart.ts";

const rows = [
  { label: "2022", value: 50 },
  { label: "2023", value: 1172, note: "first half & more" },
];

test("a bar chart draws well by day and by night", () => {
  for (const night of [false, true]) {
    expect(flawsOfSvg(barChart({ title: "Elephants <electrocuted>", unit: "Elephants", rows, night }))).toEqual([]);
  }
});

test("a bar chart gives its values in words", () => {
  const svg = barChart({ title: "Electrocuted", unit: "Elephants", rows });
  expect(svg).toContain("Elephants. 2022: 50; 2023: 1,172 (first half &amp; more).</desc>");
  expect(svg).toContain('role="img"');
});

test("charts without rows and with nothing but noughts draw well", () => {
  expect(flawsOfSvg(barChart({ title: "None", unit: "Elephants", rows: [] }))).toEqual([]);
  const noughts = [{ label: "2022", value: 0 }];
  expect(flawsOfSvg(barChart({ title: "None", unit: "Elephants", rows: noughts }))).toEqual([]);
});

test("a bar whose count is disputed is hatched from the lowest to the highest", () => {
  const svg = barChart({ title: "Deaths", unit: "Elephants", rows: [{ label: "2023", value: 470, upTo: 488 }] });
  expect(flawsOfSvg(svg)).toEqual([]);
  expect(svg).toContain("2023: 470 to 488.");
  expect(svg.match(/<rect [^>]*fill="url\(#\w+h\)"/g)).toHaveLength(1);
});

test.each(Object.keys(CHART_SIZES) as ChartName[])(
  "the chart %s draws well and has the size that pages give it",
  (name) => {
    const svg = drawChart(name);
    expect(flawsOfSvg(svg)).toEqual([]);
    expect(svg).not.toContain("style=");
    const [width, height] = CHART_SIZES[name];
    expect(svg).toContain(`width="${width}" height="${height}"`);
  },
);
