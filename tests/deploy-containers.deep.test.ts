import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
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
import { SECRET_FILE_SETTINGS } from "../src/platform/config/secret-files.server.ts";
import { pathOfExample, readExample } from "./support/example-files.ts";
import { openHttpSite } from "./support/http-site.ts";
import { temporaryFolder } from "./support/test-services.ts";

const run = promisify(execFile);

type Service = {
  image?: string;
  environment?: Record<string, string>;
  entrypoint?: string[];
  command?: string[];
  secrets?: string[];
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
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
};

/** As the linter tells it; its own types lead nowhere. */
type Linted = { messages: { line: number; message: string }[] };

/** In the order in which the files are read; how keys are ordered is a matter of taste. */
const TASTE = ["service-keys-order", "services-alphabetical-order", "top-level-properties-order"];

const readCompose = async (): Promise<Compose> => parse(await readExample("compose.yaml"), { merge: true });

const readDockerfile = async () => DockerfileParser.parse(await readExample("Dockerfile"));

/** What compose puts in with these settings, by its rules: `:?` for what must be set, `:-` and `:+` for what need not. */
const filledIn = (text: string, settings: Record<string, string> = { SITE_NAME: "tuskers.example" }): string =>
  text.replaceAll(/\$\{(\w+):([?+-])([^}]*)\}/g, (_, name: string, sign: string, word: string) => {
    const value = settings[name] ?? "";
    if (sign === "+") return value === "" ? "" : word;
    if (value !== "") return value;
    if (sign === "?") throw new Error(word);
    return word;
  });

/** A value for each secret. */
const SECRETS: Record<string, string> = {
  database_password: "hidden-password",
  database_url: "postgres://tuskers:hidden-password@database:5432/tuskers",
  pictures_secret: "hidden-secret",
  admin_password: "three tall tuskers",
  smtp_url: "smtps://site:hidden@mail.example",
};

/** A folder with the secrets of a service as its container sees them; removed after the test. */
async function mountSecrets({ secrets = [] }: Service): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of secrets) await writeFile(join(folder, name), `${SECRETS[name]}\n`);
  return folder;
}

/** The settings of a node of the site as its process sees them. */
async function settingsOf(node: Service, settings?: Record<string, string>): Promise<Record<string, string>> {
  const folder = await mountSecrets(node);
  return Object.fromEntries(
    Object.entries(node.environment ?? {}).map(([name, value]) => [
      name,
      filledIn(value, settings).replace("/run/secrets", folder),
    ]),
  );
}

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
  expect([one?.environment, one?.secrets]).toEqual([other?.environment, other?.secrets]);
  expect([one?.volumes, other?.volumes]).toEqual([["site-1:/data"], ["site-2:/data"]]);
  if (!one) throw new Error("There is no site-1.");
  const names = Object.keys(one.environment ?? {});
  expect(names.filter((name) => !SETTING_NAMES.includes(name) && !SECRET_FILE_SETTINGS.includes(name))).toEqual([]);
  const least = readConfig(await settingsOf(one));
  expect(least).toMatchObject({
    ...{ trustProxy: 1, administrator: undefined, mail: { smtp: undefined } },
    s3: { bucket: "tuskers-pictures", secretAccessKey: SECRETS.pictures_secret },
    databaseUrl: SECRETS.database_url,
  });
  const more = await settingsOf(one, {
    ...{ SITE_NAME: "tuskers.example", ADMIN_USERNAME: "keeper", CONTACT_TO: "keeper@tuskers.example" },
    ...{ ADMIN_PASSWORD_FILE: "./secrets/admin_password", SMTP_URL_FILE: "./secrets/smtp_url" },
  });
  expect(readConfig(more)).toMatchObject({
    administrator: { username: "keeper", password: SECRETS.admin_password },
    mail: { smtp: { server: { host: "mail.example" } } },
  });
});

test("no secret is a variable of a container, and each container sees only its own", async () => {
  const { services, secrets } = await readCompose();
  // Compose cannot put secrets that are no files into containers with a read-only file system.
  const files = Object.entries(secrets).map(([name, { file }]) => [name, filledIn(file)]);
  expect(Object.fromEntries(files)).toEqual({
    ...{ database_password: "./secrets/database_password", database_url: "./secrets/database_url" },
    ...{ pictures_secret: "./secrets/pictures_secret", admin_password: "/dev/null", smtp_url: "/dev/null" },
  });
  const secret = /(?:PASSWORD|SECRET|TOKEN|URL)\w*$/;
  const seen = Object.entries(services).map(([name, { environment = {}, secrets: own }]) => {
    const variables = Object.keys(environment).filter((each) => secret.test(each) && !each.endsWith("_FILE"));
    return [name, variables, own ?? []];
  });
  const site = ["database_url", "pictures_secret", "admin_password", "smtp_url"];
  expect(seen).toEqual([
    ["proxy", [], []],
    ["site-1", ["SITE_URL"], site],
    ["site-2", ["SITE_URL"], site],
    ["database", [], ["database_password"]],
    ["pictures-bucket", [], []],
    ["pictures", [], ["pictures_secret"]],
  ]);
});

test("the store of images starts with the secret from its file", async () => {
  const { services } = await readCompose();
  const { pictures } = services;
  if (!pictures) throw new Error("There is no store.");
  const [folder, programs] = [await mountSecrets(pictures), await temporaryFolder()];
  await writeFile(join(programs, "versitygw"), '#!/bin/sh\necho "$ROOT_SECRET_KEY" "$@"\n', { mode: 0o755 });
  const [program = "", ...args] = [...(pictures.entrypoint ?? []), ...(pictures.command ?? [])].map((part) =>
    part.replaceAll("$$", "$").replace("/run/secrets", folder),
  );
  const { stdout } = await run(program, args, { env: { PATH: `${programs}:${process.env.PATH}` } });
  expect(stdout).toBe(`${SECRETS.pictures_secret} --port :7070 posix /data\n`);
});

test("the example settings contain exactly what the compose file needs, and no secret", async () => {
  const text = await readExample("compose.yaml");
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = await readExample("compose.env.example");
  const told = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual([...asked].sort());
});

test("the commands in the guide make each secret that must be there", async () => {
  const guide = await readFile(join(ROOT, "docs/deploying.md"), "utf8");
  const block = /```sh\n(cp deploy\/compose\.env\.example[^`]+)```/.exec(guide)?.[1] ?? "";
  const commands = block.split("\n").filter((line) => !line.startsWith("docker "));
  const folder = await temporaryFolder();
  await mkdir(join(folder, "deploy"));
  await writeFile(join(folder, "deploy/compose.env.example"), await readExample("compose.env.example"));
  await run("sh", ["-ec", commands.join("\n")], { cwd: folder });
  const made = (name: string) => readFile(join(folder, "deploy/secrets", name), "utf8");
  const password = (await made("database_password")).trim();
  expect(password).toMatch(/^[0-9a-f]{48}$/);
  expect((await made("database_url")).trim()).toBe(`postgres://tuskers:${password}@database:5432/tuskers`);
  expect((await made("pictures_secret")).trim()).toMatch(/^[0-9a-f]{48}$/);
});

test("the Dockerfile is in order, and what runs in the end is neither root nor a shell", async () => {
  expect(validate(await readExample("Dockerfile"))).toEqual([]);
  const dockerfile = await readDockerfile();
  const text = (keyword: string) =>
    dockerfile
      .getInstructions()
      .filter((each) => each.getKeyword() === keyword)
      .map((each) => each.getArgumentsContent() ?? "");
  expect(text("USER")).toEqual(["10001"]);
  expect(text("STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(text("LABEL").join(" ")).toMatch(/image\.version="\$\{VERSION\}".*image\.revision="\$\{REVISION\}"/s);
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
  for (const path of [
    ".env",
    "data/site.db",
    "deploy/.env",
    "deploy/secrets/smtp_url",
    ".git/config",
    "node_modules/node/bin/node",
  ]) {
    expect([path, comesIn(path)]).toEqual([path, false]);
  }
  // Each word names something that is there.
  const files = stdout.split("\n");
  expect(letIn.filter((each) => !files.some((path) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
});
