import { expect, test } from "vitest";
import { createSampleProject } from "./sample-project.ts";
import { heapArguments } from "./setup/site-program.mjs";

const SERVE = "scripts/serve.mjs";

test("the built site starts as it is, in the same process and with the memory options for Node", async () => {
  const project = await createSampleProject();
  await project.write("src/root.tsx", "newer than what was built");
  await project.write(
    "build/programs/start.js",
    'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log(JSON.stringify([process.pid, process.execArgv, process.env.NODE_ENV]));',
  );
  const serving = project.start(SERVE);
  await serving.until("production");
  serving.process.kill("SIGTERM");
  const { code, output } = await serving.ended;
  expect([code, JSON.parse(output)]).toEqual([7, [serving.process.pid, heapArguments(undefined), "production"]]);
});

test("a site that was not built is said to be so, and nothing is built", async () => {
  const project = await createSampleProject();
  expect(await project.run(SERVE)).toEqual({
    code: 1,
    output: "The site is not built yet: run `npm run build` first.\n",
  });
});
