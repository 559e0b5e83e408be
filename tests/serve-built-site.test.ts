import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { NODE, ROOT } from "../scripts/setup/project.mjs";
import { databaseFile } from "../src/platform/db/sqlite/open.server.ts";
import { ensureBuilt } from "./support/built-site.ts";
import { freePort } from "./support/free-port.ts";
import { launchSite } from "./support/launch-site.ts";
import { temporaryFolder } from "./support/test-services.ts";

/** An account that owns nothing and may write nothing of the project. */
const NOBODY = 65_534;

beforeAll(ensureBuilt, 300_000);

test("the built site serves from a folder that it can only read, and ends with success when it is asked to", {
  tags: ["deep"],
}, async ({ skip }) => {
  if (process.getuid?.() !== 0) skip("Becoming another account takes root.");
  const [dataDir, port] = [await temporaryFolder(), await freePort()];
  await chown(dataDir, NOBODY, NOBODY);
  const site = spawn(NODE, [join(ROOT, "scripts/serve.mjs")], {
    cwd: "/",
    uid: NOBODY,
    gid: NOBODY,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: "warn",
      ADMIN_USERNAME: "keeper",
      ADMIN_PASSWORD: dataDir,
    },
  });
  onTestFinished(() => void site.kill("SIGKILL"));
  const ended = once(site, "exit");
  const [line] = await once(createInterface({ input: site.stdout }), "line");
  expect(line).toContain(`http://localhost:${port}`);
  const page = await fetch(`http://127.0.0.1:${port}/tuskers`);
  expect([page.status, (await page.text()).includes("<h1")]).toEqual([200, true]);
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

// Most tests hash passwords cheaply and commit without waiting for the disk. `durability.test.ts` shows that the built
// site waits.
test("the built site hashes passwords at their full cost", async () => {
  const dataDir = await temporaryFolder();
  const site = launchSite({ dataDir, port: await freePort() });
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  });
  await site.ready;
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  onTestFinished(() => database.close());
  const { password_hash } = database.prepare("select password_hash from accounts").get() ?? {};
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
});
