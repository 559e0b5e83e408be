import { onTestFinished } from "vitest";

/**
 * Sets variables of this process until the test ends. Test files share a process: a variable that stays would reach the
 * commands that later tests start.
 */
export function setVariables(variables: Record<string, string>): void {
  const former = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  onTestFinished(() => {
    for (const [name, value] of former) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
}
