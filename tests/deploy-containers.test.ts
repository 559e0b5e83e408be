import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { DCLinter } from "dclint";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PAGES, PROGRAMS } from "../scripts/setup/build-site.mjs";
import { ROOT } from "../scripts/setup/project.mjs";
import { readConfig, SETTING_NAMES } from "../src/platform/config/config.server.ts";
import { pathOfExample, readExample } from "./support/example-files.ts";
import { openHttpSite } from "./support/http-site.ts";

const run = promisify(execFile);

type Service = {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks: string[];
  healthcheck?: unknown;
  cap_drop: string[];
  cap_add?: string[];
  read_only: boolean;
  security_opt: string[];
  build?: unknown;
  restart: string;
  volumes?: string[];
};
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };

/** As the linter tells it; its own types lead nowhere. */
type Linted = { messages: { line: number; message: string }[] };

/** In the order in which the files are read; how keys are ordered is a matter of taste. */
const TASTE = ["service-keys-order", "services-alphabetical-order", "top-level-properties-order"];

const readCompose = async (): Promise<Compose> => parse(await readExample("compose.yaml"), { merge: true });

const readDockerfile = async () => DockerfileParser.parse(await readExample("Dockerfile"));

/** What compose puts in: what `:?` asks for, and nothing for what may be left out. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{\w+:\?[^}]*\}/g, "something-secret").replaceAll(/\$\{\w+:-\}/g, "");

test("the compose file holds to the specification of compose and its linter's rules", () => {
  const linter = new DCLinter({
    rules: { ...Object.fromEntries(TASTE.map((rule) => [rule, 0])), "require-quotes-in-ports": 0 },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const linted: Linted[] = linter.lintFiles([pathOfExample("compose.yaml")], false);
  const problems = linted.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test("no container can change itself or gain rights, and only the proxy is reached from outside", async () => {
  const { services, networks } = await readCompose();
  expect(Object.keys(services)).toEqual(["proxy", "site-1", "site-2", "database", "pictures-bucket", "pictures"]);
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
      name,
      true,
      ["ALL"],
      ["no-new-privileges:true"],
    ]);
    expect([name, service.cap_add ?? [], service.ports !== undefined]).toEqual(
      name === "proxy" ? [name, ["NET_BIND_SERVICE"], true] : [name, [], false],
    );
    // The image of the site brings its own; what only makes the bucket ends.
    expect([name, service.healthcheck === undefined]).toEqual([name, /^site-|-bucket$/.test(name)]);
  }
  expect(networks.inside?.internal).toBe(true);
  for (const name of ["database", "pictures"]) expect(services[name]?.networks).toEqual(["inside"]);
});

test("the nodes are alike but for their volumes, and the site starts with their settings", async () => {
  const { services } = await readCompose();
  const [one, other] = [services["site-1"], services["site-2"]];
  expect(one?.environment).toEqual(other?.environment);
  expect([one?.volumes, other?.volumes]).toEqual([["site-1:/data"], ["site-2:/data"]]);
  const given = Object.fromEntries(
    Object.entries(one?.environment ?? {}).map(([name, value]) => [name, filledIn(value)]),
  );
  expect(Object.keys(given).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(readConfig(given)).toMatchObject({ trustProxy: 1, s3: { bucket: "tuskers-pictures" } });
});

test("the example settings contain exactly what the compose file needs", async () => {
  const text = await readExample("compose.yaml");
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = await readExample("compose.env.example");
  const told = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual([...asked].sort());
});

test("the Dockerfile is in order, and what runs in the end is neither root nor a shell", async () => {
  expect(validate(await readExample("Dockerfile"))).toEqual([]);
  const dockerfile = await readDockerfile();
  const text = (keyword: string) =>
    dockerfile
      .getInstructions()
      .filter((each) => each.getKeyword() === keyword)
      .map((each) => each.getArgumentsContent() ?? "");
  expect(text("USER")).toEqual(["tuskers"]);
  expect(JSON.parse(text("ENTRYPOINT")[0] ?? "")).toEqual(["node", "scripts/serve.mjs"]);
  expect(text("CMD")).toEqual([]);
  const names = dockerfile.getENVs().flatMap((env) => env.getProperties().map((property) => property.getName()));
  expect(names.filter((name) => name !== "PATH" && !SETTING_NAMES.includes(name))).toEqual([]);
});

test("the image's health check distinguishes a responding site from another", async () => {
  const healthCheck = (await readDockerfile()).getHEALTHCHECKs()[0]?.getArgumentsContent() ?? "";
  const [program, ...args]: string[] = JSON.parse(/CMD (\[.*\])$/.exec(healthCheck)?.[1] ?? "[]");
  expect(program).toBe("node");
  let status = 200;
  const site = await openHttpSite((path, response) => response.writeHead(path === "/healthz" ? status : 404).end());
  const env = { PORT: new URL(site.url).port };
  const codeOf = () =>
    run(process.execPath, args, { env }).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  expect(await codeOf()).toBe(0);
  status = 503;
  expect(await codeOf()).toBe(1);
  env.PORT = "1";
  expect(await codeOf()).toBe(1);
});

test("what the build is made from goes into the image's build, and tests, data and secrets do not", async () => {
  const { stdout } = await run("git", ["ls-files"], { cwd: ROOT, maxBuffer: 10_000_000 });
  const lines = (await readFile(join(ROOT, ".dockerignore"), "utf8")).split("\n").filter((line) => line !== "");
  const letIn = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  expect(lines[0]).toBe("*");
  const comesIn = (path: string) => letIn.some((each) => path === each || path.startsWith(`${each}/`));
  for (const path of [...PAGES.sources, ...PROGRAMS.sources]) expect([path, comesIn(path)]).toEqual([path, true]);
  for (const path of [".env", "data/site.db", "deploy/.env", ".git/config", "node_modules/node/bin/node"]) {
    expect([path, comesIn(path)]).toEqual([path, false]);
  }
  // Each word names something that is there.
  const files = stdout.split("\n");
  expect(letIn.filter((each) => !files.some((path) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
});
