import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

function findProjectFolder(): string {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error("The project's package.json is missing.");
  return dirname(file);
}

/** The project's own folder, from the sources and from the built programs alike. */
export const PROJECT_FOLDER: string = findProjectFolder();
