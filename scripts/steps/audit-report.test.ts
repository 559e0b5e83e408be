import { expect, test } from "vitest";
import { readAuditReport } from "./audit-report.mjs";

const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    b: { name: "b", severity: "low", range: "<2.0.0", via: ["a"], fixAvailable: false },
    a: {
      name: "a",
      severity: "critical",
      range: "1.0.0 - 1.2.3",
      via: [{ title: "It may do harm", url: "https://advisories.example/1" }],
      fixAvailable: { name: "a", version: "1.2.4" },
    },
  },
  metadata: { vulnerabilities: { critical: 1, low: 1, total: 2 } },
};

test("packages with known vulnerabilities are listed, worst first, with whether there is a fix", () => {
  expect(readAuditReport(`npm warn something\n${JSON.stringify(REPORT)}\nnpm notice`)).toEqual([
    "critical: a 1.0.0 - 1.2.3 (It may do harm, https://advisories.example/1); fixed in a newer release",
    "low: b <2.0.0 (through a); no fix yet",
  ]);
});

test("no known fault is no line", () => {
  expect(readAuditReport(JSON.stringify({ ...REPORT, vulnerabilities: {} }))).toEqual([]);
});

test.each([
  ["refused", '{"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": "", "detail": ""}}'],
  ["away", '{"error": {"code": "ENOTFOUND", "summary": "request failed"}}'],
  ["silent", ""],
])("a registry that is %s is no report", (_how, output) => {
  expect(readAuditReport(output)).toBeUndefined();
});
