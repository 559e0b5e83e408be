import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readConfig, SETTING_NAMES } from "../src/platform/config/config.server.ts";
import { SECRET_FILE_SETTINGS } from "../src/platform/config/secret-files.server.ts";
import { CONNECTION_LIMITS } from "../src/platform/http/limits/connection-limits.server.ts";
import { hasProgram, pathOfExample, readExample, withTls, writeNginxConfiguration } from "./support/example-files.ts";
import { temporaryFolder } from "./support/test-services.ts";

const run = promisify(execFile);

const need = (program: string): string | undefined =>
  hasProgram(program) ? undefined : `${program} is not installed: npm test says how to get it.`;

test("nginx takes the example as it is", async ({ skip }) => {
  const missing = need("nginx");
  if (missing !== undefined) skip(missing);
  const { path } = await writeNginxConfiguration(await readExample("nginx.conf"));
  expect((await run("nginx", ["-t", "-c", path])).stderr).toContain("test is successful");
});

test("nginx takes the example with its lines for TLS", async ({ skip }) => {
  const missing = need("nginx") ?? need("openssl");
  if (missing !== undefined) skip(missing);
  const certificates = await temporaryFolder();
  await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...["-subj", "/CN=tuskers.example"],
    ...["-keyout", join(certificates, "privkey.pem"), "-out", join(certificates, "fullchain.pem")],
  ]);
  const conf = withTls(await readExample("nginx.conf"));
  expect(conf).not.toMatch(/^#TLS|without TLS$/m);
  expect(conf.match(/listen [^;]*443 ssl/g)).toHaveLength(2);
  expect(conf.match(/listen [^;]*\b80;/g)).toHaveLength(2);
  const { path } = await writeNginxConfiguration(
    conf.replaceAll("/etc/letsencrypt/live/tuskers.example", certificates),
  );
  expect((await run("nginx", ["-t", "-c", path])).stderr).toContain("test is successful");
});

test("no proxy refuses a body that the site takes, and none keeps a connection for longer than the site", async () => {
  const { uploadMaxBytes } = readConfig({});
  const nginx = await readExample("nginx.conf");
  const bodies = [...nginx.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size) * 1024 ** 2);
  // What the form around an image adds; the 50 MB of a file of the directory stand in docs/limits.md.
  expect([bodies.length, bodies[0], bodies[1]]).toEqual([2, expect.any(Number), expect.any(Number)]);
  expect(bodies[0]).toBeGreaterThan(uploadMaxBytes + 1_000_000);
  expect(bodies[1]).toBeGreaterThan(50_000_000 + 1_000_000);
  expect(Number(/keepalive_timeout (\d+)s/.exec(nginx)?.[1]) * 1000).toBeLessThan(CONNECTION_LIMITS.keepAliveMs);
  const caddy = await readExample("Caddyfile");
  expect(Number(/max_size (\d+)MB/.exec(caddy)?.[1]) * 1_000_000).toBeGreaterThan(51_000_000);
  expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1]) * 1000).toBeLessThan(CONNECTION_LIMITS.keepAliveMs);
});

test("Caddy takes the example as it is", async ({ skip }) => {
  const missing = need("caddy");
  if (missing !== undefined) skip(missing);
  const [HOME, example] = [await temporaryFolder(), pathOfExample("Caddyfile")];
  const call = (args: string[]) => run("caddy", args, { env: { PATH: process.env.PATH, HOME } });
  expect((await call(["validate", "--adapter", "caddyfile", "--config", example])).stdout).toContain("Valid");
  const { stdout } = await call(["adapt", "--adapter", "caddyfile", "--config", example]);
  expect(stdout).toContain('"dial":"127.0.0.1:3000"},{"dial":"127.0.0.1:3001"');
});

test("systemd takes the unit as it is, and finds it well protected", async ({ skip }) => {
  const missing = need("systemd-analyze");
  if (missing !== undefined) skip(missing);
  const folder = await temporaryFolder();
  const unit = join(folder, "tuskers@3000.service");
  // The program has to be there: where the unit names it, it lies on no machine that only tests.
  const text = (await readExample("tuskers@.service")).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
  await writeFile(unit, text);
  const { stdout, stderr } = await run("systemd-analyze", ["verify", "--man=no", unit]);
  expect(stdout + stderr.replaceAll(/^.*(?<!tuskers@3000)\.(service|socket|target|mount)\b.*$/gm, "").trim()).toBe("");
  // From 0, nothing is allowed, to 100, everything is.
  await run("systemd-analyze", ["security", "--no-pager", "--offline=true", "--threshold=15", unit]);
});

test("the unit and the settings beside it name what the site knows, and the site starts with them", async () => {
  const unit = await readExample("tuskers@.service");
  const inUnit = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replace("%i", "3000"),
  ]);
  const example = await readExample("tuskers.env.example");
  const lines = example.split("\n").filter((line) => /^#?[A-Z][A-Z0-9_]*=/.test(line));
  const settings: Record<string, string> = Object.fromEntries([
    ...inUnit,
    ...lines.map((line) => {
      const [, name = "", value = ""] = /^#?(\w+)=(.*)$/.exec(line) ?? [];
      return [name, value === "" ? "something-secret" : value];
    }),
  ]);
  const known = [...SETTING_NAMES, ...SECRET_FILE_SETTINGS];
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  // The files of secrets are not on this machine.
  for (const name of SECRET_FILE_SETTINGS) delete settings[name];
  expect(readConfig(settings)).toMatchObject({ trustProxy: 1, host: "127.0.0.1", dataDir: "/var/lib/tuskers/3000" });
  const plain = Object.fromEntries(lines.filter((line) => !line.startsWith("#")).map((line) => line.split("=", 2)));
  expect(readConfig(plain)).toMatchObject({ databaseUrl: undefined, s3: undefined });
});
