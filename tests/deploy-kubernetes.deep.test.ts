import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../scripts/setup/project.mjs";
import { createApp } from "../src/app/server/app.server.ts";
import { readConfig, SETTING_NAMES } from "../src/platform/config/config.server.ts";
import { SECRET_FILE_SETTINGS } from "../src/platform/config/secret-files.server.ts";
import { readExample } from "./support/example-files.ts";
import { openTestServices, temporaryFolder } from "./support/test-services.ts";

type Labels = Record<string, string>;
type Selector = { matchLabels: Labels };
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  securityContext: Record<string, unknown>;
  resources: { requests: Labels; limits: Labels };
} & Record<"startupProbe" | "livenessProbe" | "readinessProbe", Probe>;
type Pod = {
  automountServiceAccountToken: boolean;
  enableServiceLinks: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: Record<string, unknown>;
  containers: [Container];
  volumes: { name: string }[];
};
type Resource = { apiVersion: string; kind: string; metadata: { name: string }; spec: Record<string, unknown> };
type StatefulSet = {
  serviceName: string;
  replicas: number;
  selector: Selector;
  template: { metadata: { labels: Labels }; spec: Pod };
  volumeClaimTemplates: { metadata: { name: string } }[];
};

/** The example for several pods, after following the instructions in its comments. */
const forNodes = (text: string): string => text.replaceAll("#NODES ", "").replaceAll(/^.*# one pod$/gm, "");

function read(text: string) {
  const documents = parseAllDocuments(text);
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  const resources = documents.map((document) => document.toJS() as Resource);
  const all = <Spec>(kind: string) =>
    resources.filter((each) => each.kind === kind).map(({ metadata, spec }) => ({ ...metadata, ...(spec as Spec) }));
  const [set] = all<StatefulSet>("StatefulSet");
  if (set === undefined) throw new Error("There is no stateful set.");
  const pod = set.template.spec;
  return { resources, all, set, pod, site: pod.containers[0] };
}

const SECRETS: Labels = {
  admin_password: "three tall tuskers",
  database_url: "postgres://tuskers:hidden@database/tuskers",
  pictures_secret: "hidden-secret",
};

async function settingsOf({ env }: Container) {
  const folder = await temporaryFolder();
  for (const [name, value] of Object.entries(SECRETS)) await writeFile(join(folder, name), `${value}\n`);
  return Object.fromEntries(env.map(({ name, value }) => [name, value.replace("/run/secrets/tuskers", folder)]));
}

const example = () => readExample("kubernetes.yaml");

test("each resource is of a kind and version that Kubernetes has, and all refer to what is there", async () => {
  for (const text of [await example(), forNodes(await example())]) {
    const { resources, all, set, pod, site } = read(text);
    expect(resources.map(({ apiVersion, kind, metadata: { name } }) => `${apiVersion} ${kind} ${name}`)).toEqual([
      "apps/v1 StatefulSet tuskers",
      "v1 Service tuskers-pods",
      "v1 Service tuskers",
      "networking.k8s.io/v1 Ingress tuskers",
      "networking.k8s.io/v1 NetworkPolicy tuskers",
      "policy/v1 PodDisruptionBudget tuskers",
    ]);
    const { labels } = set.template.metadata;
    const services = all<{ selector: Labels; clusterIP?: string; ports: { name: string; targetPort: string }[] }>(
      "Service",
    );
    const policies = all<{ podSelector: Selector; ingress: { ports: { port: string }[] }[] }>("NetworkPolicy");
    const budgets = all<{ selector: Selector }>("PodDisruptionBudget");
    const selected = [
      set.selector.matchLabels,
      ...services.map(({ selector }) => selector),
      ...policies.map(({ podSelector }) => podSelector.matchLabels),
      ...budgets.map(({ selector }) => selector.matchLabels),
    ];
    for (const each of selected) expect(each).toEqual(labels);
    expect(services.find(({ name }) => name === set.serviceName)?.clusterIP).toBe("None");
    const named = [
      ...services.flatMap(({ ports }) => ports.map(({ targetPort }) => targetPort)),
      ...policies.flatMap(({ ingress }) => ingress.flatMap(({ ports }) => ports.map(({ port }) => port))),
      ...[site.startupProbe, site.livenessProbe, site.readinessProbe].map(({ httpGet }) => httpGet.port),
    ];
    expect(new Set(named)).toEqual(new Set(site.ports.map(({ name }) => name)));
    const [backend] = /service: (\{ name: tuskers, port: \{ name: http \} \})/.exec(text)?.slice(1) ?? [];
    expect(backend).toBeDefined();
    const volumes = [...pod.volumes, ...set.volumeClaimTemplates.map(({ metadata }) => metadata)].map(
      ({ name }) => name,
    );
    expect(site.volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.sort());
  }
});

test("pods can change nothing but data and temporary files, gain no rights, and are who the image says", async () => {
  const { pod, site } = read(await example());
  const dockerfile = DockerfileParser.parse(await readExample("Dockerfile"));
  const image = (keyword: string) =>
    dockerfile
      .getInstructions()
      .findLast((each) => each.getKeyword() === keyword)
      ?.getArgumentsContent();
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: Number(image("USER")),
      seccompProfile: { type: "RuntimeDefault" },
    },
  });
  expect(site.securityContext).toEqual({
    ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
  });
  const writable = site.volumeMounts.filter(({ readOnly }) => readOnly !== true).map(({ mountPath }) => mountPath);
  expect(writable).toEqual(["/data", "/tmp"]);
  expect(image("ENV")).toContain(`PORT=${site.ports[0]?.containerPort} DATA_DIR=${writable[0]}`);
  expect(image("VOLUME")).toBe(writable[0]);
  expect(site.resources).toMatchObject({ requests: { memory: "512Mi" }, limits: { memory: "2Gi" } });
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect(site.image).toMatch(new RegExp(`:${version}$`));
});

test("the site starts with the settings, and answers the probes", async () => {
  const one = read(await example());
  const nodes = read(forNodes(await example()));
  for (const { site, pod } of [one, nodes]) {
    const names = site.env.map(({ name }) => name);
    expect(names.filter((name) => !SETTING_NAMES.includes(name) && !SECRET_FILE_SETTINGS.includes(name))).toEqual([]);
    // No secret is a variable, which others can read in the resource.
    expect(names.filter((name) => /PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(name) && !name.endsWith("_FILE"))).toEqual(
      [],
    );
    const { stopDelaySeconds } = readConfig(await settingsOf(site));
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stopDelaySeconds + 5);
  }
  expect([one.set.replicas, nodes.set.replicas]).toEqual([1, 2]);
  const administrator = { username: "keeper", password: SECRETS.admin_password };
  expect(readConfig(await settingsOf(one.site))).toMatchObject({
    administrator,
    databaseUrl: undefined,
    trustProxy: 1,
  });
  expect(readConfig(await settingsOf(nodes.site))).toMatchObject({
    ...{ administrator, databaseUrl: SECRETS.database_url },
    s3: { bucket: "tuskers-pictures", secretAccessKey: SECRETS.pictures_secret },
  });
  const render = () => Promise.reject(new Error("The probes ask for no page."));
  const app = createApp(await openTestServices(), { pages: { render } });
  for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"] as const) {
    const answer = await app.request(one.site[probe].httpGet.path);
    expect([probe, answer.status, answer.headers.get("Content-Type")]).toEqual([probe, 200, "application/json"]);
  }
});

test("secrets that the guide makes are those that the pods read", async () => {
  const { site } = read(forNodes(await example()));
  const files = site.env.flatMap(({ value }) => /^\/run\/secrets\/tuskers\/(\w+)$/.exec(value)?.[1] ?? []);
  expect(files.sort()).toEqual(Object.keys(SECRETS).sort());
  const guide = await readFile(join(ROOT, "docs/deploying.md"), "utf8");
  for (const file of files) expect(guide).toContain(`--from-file=${file}=`);
});
