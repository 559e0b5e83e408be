// Builds the site if its sources have changed, as a step of `npm test`.
import { setUp } from "./setup/set-up.mjs";
import { SetupError } from "./setup/setup-error.mjs";

try {
  await setUp({ site: true, workspaces: true });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
