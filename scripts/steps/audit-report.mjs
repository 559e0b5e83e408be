/** The severities to report, worst first. */
const SEVERITIES = ["critical", "high", "moderate", "low", "info"];

/**
 * @typedef {{ name: string, severity: string, range?: string, via?: (string | { title?: string, url?: string })[],
 *   fixAvailable?: boolean | { name: string, version: string } }} Fault
 */

/**
 * Parses the output of `npm audit --json`.
 * @param {string} output
 * @returns {string[] | undefined} a line for each package with known vulnerabilities; undefined if the audit was not
 * available
 */
export function readAuditReport(output) {
  const parsed = parse(output);
  if (parsed?.vulnerabilities === undefined) return undefined;
  return Object.values(parsed.vulnerabilities)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .map(lineOf);
}

/** @param {Fault} fault */
const rank = ({ severity }) => (SEVERITIES.includes(severity) ? SEVERITIES.indexOf(severity) : SEVERITIES.length);

/** @param {Fault} fault */
function lineOf({ name, severity, range, via = [], fixAvailable }) {
  const reasons = via.map((reason) =>
    typeof reason === "string" ? `through ${reason}` : [reason.title, reason.url].filter(Boolean).join(", "),
  );
  const fix = fixAvailable ? "fixed in a newer release" : "no fix yet";
  return `${severity}: ${name} ${range ?? ""} (${reasons.join("; ")}); ${fix}`;
}

/** @param {string} output @returns {{ vulnerabilities?: Record<string, Fault> } | undefined} */
function parse(output) {
  const start = output.indexOf("{");
  const end = output.lastIndexOf("}");
  try {
    return JSON.parse(output.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
