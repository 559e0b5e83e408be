import sharp from "sharp";
import { RELEASE } from "../../platform/config/release.server.ts";
import { type Finding, ok, problem } from "./finding.server.ts";

const RUNNING = { node: process.versions.node, sharp: sharp.versions.sharp ?? "none" };

/** Whether Node and the libraries have the versions that this release was built and tested with. */
export async function checkVersions(found: Record<string, string> = RUNNING): Promise<Finding[]> {
  const { version, dependencies } = RELEASE;
  const others = Object.entries(found).filter(([name, is]) => dependencies[name] !== is);
  if (others.length > 0) {
    const words = others.map(([name, is]) => `${name} is ${is} and should be ${dependencies[name]}`).join(", ");
    return [problem("versions", `${words}.`, "Run npm start, which installs what this release needs.")];
  }
  const { sqlite } = process.versions;
  const { vips } = sharp.versions;
  return [
    ok("versions", `Site ${version}, Node ${found.node}, SQLite ${sqlite}, sharp ${found.sharp}, libvips ${vips}.`),
  ];
}
