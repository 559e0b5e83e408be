import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { allMetrics } from "./support/all-metrics.ts";

const ROOT = join(import.meta.dirname, "..");

const rule = z.strictObject({
  alert: z.string().regex(/^Tuskers[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+[mh]$/),
  labels: z.strictObject({ severity: z.enum(["warning", "critical"]) }),
  annotations: z.strictObject({ summary: z.string().min(10), runbook: z.string() }),
});
const { groups } = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })
  .parse(parse(readFileSync(join(ROOT, "deploy/prometheus/alerts.yml"), "utf8")));
const rules = groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ expr: z.string(), refId: z.string() })).min(1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, "deploy/grafana/dashboard.json"), "utf8")));

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The labels of every sample that the site exports, and those that Prometheus adds. */
function labelsOf(metrics: string): Map<string, Set<string>> {
  const samples = new Map<string, Set<string>>([["up", new Set(["job", "instance"])]]);
  for (const line of metrics.split("\n")) {
    const [, name = "", labels = ""] = /^([a-z_\d]+)(?:\{([^}]*)\})? /.exec(line) ?? [];
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = ""]) => label);
    samples.set(name, new Set([...names, ...(samples.get(name) ?? []), "job", "instance"]));
  }
  return samples;
}

/** An expression without its texts, which may contain anything. */
const withoutTexts = (expr: string): string => expr.replaceAll(/"[^"]*"/g, '""');

/** What an expression names that the site does not export. */
function findUnknown(expr: string, samples: Map<string, Set<string>>): string[] {
  const plain = withoutTexts(expr);
  const names = [...plain.matchAll(/\b(?:(?:tuskers|process|nodejs)_\w+|up)\b/g)].map(([name]) => name);
  const selected = [...plain.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = "", selectors = ""]) =>
    [...selectors.matchAll(/(\w+)=/g)].map(([, label = ""]) => ({ label, known: samples.get(name) })),
  );
  const grouped = [...plain.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(", "));
  const anywhere = new Set(names.flatMap((name) => [...(samples.get(name) ?? [])]));
  return [
    ...names.filter((name) => !samples.has(name)),
    ...selected.filter(({ label, known }) => !known?.has(label)).map(({ label }) => label),
    ...grouped.filter((label) => !anywhere.has(label)),
    ...(names.length === 0 ? ["no metric at all"] : []),
    ...(plain.split("(").length === plain.split(")").length ? [] : ["a bracket that is not closed"]),
  ];
}

test("every metric and label of the rules and the dashboard exists", async () => {
  const samples = labelsOf(await allMetrics());
  expect(expressions.length).toBeGreaterThan(40);
  expect(expressions.flatMap(([where, expr]) => findUnknown(expr, samples).map((name) => `${where}: ${name}`))).toEqual(
    [],
  );
  for (const wrong of ["tuskers_nothing > 0", 'tuskers_held_up{state="x"}', "sum by (kind) (up)", "max(up", "1 > 0"]) {
    expect(findUnknown(wrong, samples), wrong).toHaveLength(1);
  }
});

test("the states of mail that the alerts name are those that the site tells", async () => {
  const text = await allMetrics();
  for (const [, expr] of expressions) {
    for (const [selector] of expr.matchAll(/tuskers_\w+\{state="\w+"\}/g)) expect(text).toContain(`\n${selector} `);
  }
});

test("every alert has a name of its own and says what to do", () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  const told = [...readFileSync(join(ROOT, "docs/monitoring.md"), "utf8").matchAll(/^### (\w+)\n\n\S/gm)];
  expect(told.map(([, name]) => name)).toEqual(names);
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/monitoring.md#${alert.toLowerCase()}`);
  }
});

test("no panel of the dashboard covers another one", () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});
