import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

function findProjectFolder(): string {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error("The project's package.json is missing.");
  return dirname(file);
}

/** The project's root folder, whether running from the sources or from the built programs. */
export const PROJECT_FOLDER: string = findProjectFolder();
