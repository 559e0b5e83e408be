import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice|ofl)\b/i;

export type Terms = {
  name: string;
  version: string;
  /** SPDX identifier or expression; undefined if the package declares none. */
  licence: string | undefined;
  /** The licence texts in the package; empty if it has none. */
  text: string;
};

/** Without the terms of a build tool's own dependencies, of which nothing is passed on. */
const ownTerms = (text: string): string =>
  text
    .split(/^# Licenses of bundled dependencies$/m, 1)
    .join("")
    .trim();

/** The licence section of a README, for a package without a licence file; empty if there is none. */
function sectionOnLicence(readMe: string): string {
  const lines = readMe.split("\n");
  const start = lines.findIndex((line) => /^#+ *licen[cs](?:e|ing)/i.test(line));
  return start === -1 ? "" : lines.slice(start + 1).join("\n");
}

/** What an installed package says about its licence. */
export function readTerms(folder: string, extra: readonly string[] = []): Terms {
  const read = (file: string) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  const { name, version, license } = JSON.parse(read("package.json"));
  const files = readdirSync(folder).sort();
  const notices = [...files.filter((file) => NOTICE_FILE.test(file)), ...extra].map((file) => ownTerms(read(file)));
  const readMe = files.find((file) => /^readme\b/i.test(file));
  if (notices.length === 0 && readMe !== undefined) notices.push(sectionOnLicence(read(readMe)));
  const licence = typeof license === "string" ? license : license?.type;
  return { name, version, licence, text: notices.join("\n\n").trim() };
}
