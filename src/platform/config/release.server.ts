import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "./project-folder.server.ts";

type Release = { version: string; dependencies: Record<string, string> };

/** The version of this release, and the versions of its packages, from package.json. */
export const RELEASE: Release = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package.json"), "utf8"));
