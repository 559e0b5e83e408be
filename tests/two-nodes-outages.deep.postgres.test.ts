import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { type AdministratorCalls, signIn } from "./support/administrator-calls.ts";
import { WHY_NO_NGINX } from "./support/nginx.ts";
import { sharedS3Server, WHY_NO_S3 } from "./support/s3-server.ts";
import { drawing } from "./support/sample-images.ts";
import { askFrom, type Outcome, type SteadyRequests, sendSteadily } from "./support/steady-requests.ts";
import { someTusker } from "./support/test-api.ts";
import { openTwoNodes } from "./support/two-nodes.ts";

const READ = ["/", "/tuskers", "/about", "/api/tuskers?page=1", "/tuskers/raja", "/api/tuskers/slug/raja"];
const BACK = { timeout: 30_000, interval: 50 };

/** As browsers do. Each node keeps a page in the form in which it has sent it. */
const headers = { "Accept-Encoding": "gzip, deflate, br" };

/** Pages that are kept and, one in five, a search that nobody made before; from eight visitors. */
const readOf = (n: number) => ({
  path: n % 5 === 4 ? `/api/tuskers?page=1&search=raja${n}` : (READ[n % READ.length] ?? "/"),
  from: `127.0.0.${2 + (n % 8)}`,
  headers,
});

/** Kept pages alone. */
const readKept = (n: number) => ({ ...readOf(n), path: READ[n % READ.length] ?? "/" });

const readSteadily = (url: string, retries = 0, next = readOf): SteadyRequests => {
  const readers = sendSteadily(url, { perSecond: 50, retries, next });
  onTestFinished(async () => void (await readers.stop()));
  return readers;
};

/** What did not end with one of these, in a form that tells what it was. */
const others = (outcomes: Outcome[], ...expected: number[]) =>
  outcomes
    .filter(({ status }) => status === undefined || !expected.includes(status))
    .map(({ what, status, body, tries }) => `${what}: ${status ?? body} at try ${tries}`);

/** Waits until so many more requests have ended. */
const more = ({ outcomes }: SteadyRequests, count: number) => {
  const before = outcomes.length;
  return vi.waitFor(() => expect(outcomes.length).toBeGreaterThanOrEqual(before + count), BACK);
};

async function readAllOnce(urls: string[]): Promise<void> {
  for (const url of urls) {
    for (const path of READ) expect([path, (await askFrom(url, { path, headers })).status]).toEqual([path, 200]);
  }
}

if (WHY_NO_NGINX !== undefined || WHY_NO_S3 !== undefined) {
  test("two nodes behind nginx", ({ skip }) => skip(WHY_NO_NGINX ?? WHY_NO_S3));
} else {
  const store = sharedS3Server();

  const open = async () => {
    const site = await openTwoNodes(await store().makeBucket());
    const administrator: AdministratorCalls = await signIn(site.nginx.url);
    const url = await administrator.upload(new Blob([await drawing(400, 300).jpeg().toBuffer()]), "raja.jpg");
    const saved = await administrator.call("POST", "/api/tuskers", someTusker({ name: "Raja", images: [url] }));
    expect(saved.status).toBe(201);
    await readAllOnce(site.nodes.map((node) => node.url));
    return { ...site, administrator, picture: url };
  };

  test("a node that is killed under load costs no reader anything who asks once more", async () => {
    const { nginx, nodes } = await open();
    const readers = readSteadily(nginx.url, 1);
    for (const node of nodes) {
      await more(readers, 50);
      await node.end("SIGKILL");
      await more(readers, 100);
      await node.start();
      await more(readers, 50);
    }
    const outcomes = await readers.stop();
    expect(others(outcomes, 200)).toEqual([]);
    const again = outcomes.filter(({ tries }) => tries > 1).length;
    console.log(`Two kills: ${outcomes.length} reads, ${again} asked again, slowest ${slowest(outcomes)} ms`);
  });

  test("nodes are restarted one after the other under load without failures", async () => {
    const { nginx, nodes, administrator } = await open();
    const readers = readSteadily(nginx.url);
    const writes: Promise<[number, string]>[] = [];
    const writing = setInterval(() => {
      const name = `Rani ${writes.length}`;
      const saved = administrator.call("POST", "/api/tuskers", someTusker({ name }));
      writes.push(saved.then(async (answer) => [answer.status, await answer.text()]));
    }, 100);
    onTestFinished(() => clearInterval(writing));
    for (const node of [...nodes, ...nodes]) {
      await more(readers, 50);
      await node.end("SIGTERM");
      await more(readers, 25);
      await node.start();
    }
    await more(readers, 50);
    clearInterval(writing);
    const outcomes = await readers.stop();
    const saved = await Promise.all(writes);
    console.log(
      `Four restarts: ${outcomes.length} reads, slowest ${slowest(outcomes)} ms; ${saved.length} writes, ${saved.filter(([status]) => status === 201).length} saved`,
    );
    expect(others(outcomes, 200)).toEqual([]);
    const stored = saved.filter(([status]) => status === 201);
    // A machine that others press may refuse some as it would at any time; none may be lost, or of unknown fate.
    const isPutOff = ([status, text]: [number, string]) => status === 503 && text.includes("more to do just now");
    expect(saved.filter((one) => !stored.includes(one) && !isPutOff(one))).toEqual([]);
    expect(stored.length).toBeGreaterThan(saved.length / 2);
    const { headers } = await fetch(`${nginx.url}/api/tuskers?page=1`);
    expect(Number(headers.get("X-Total-Count"))).toBe(1 + stored.length);
  });

  test("the database is stopped and started under load: kept pages go on, saving is put off, and all comes back", async () => {
    const { nginx, database, administrator } = await open();
    const readers = readSteadily(nginx.url, 0, readKept);
    const save = (name: string) => administrator.call("POST", "/api/tuskers", someTusker({ name }));
    await more(readers, 50);
    await database.stop();
    await vi.waitFor(async () => expect((await save("Sama")).status).toBe(503), BACK);
    const refused = await save("Sama");
    expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([503, expect.any(Number)]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ statusCode: 503, message: expect.any(String) });
    await more(readers, 100);
    await database.start();
    const begun = performance.now();
    await vi.waitFor(async () => expect((await save("Sama")).status).toBe(201), BACK);
    const back = Math.round(performance.now() - begun);
    await vi.waitFor(async () => expect(await (await fetch(`${nginx.url}/tuskers`)).text()).toContain("Sama"), BACK);
    await more(readers, 50);
    const outcomes = await readers.stop();
    console.log(
      `Database away: ${outcomes.length} kept reads, slowest ${slowest(outcomes)} ms; saving again ${back} ms after its start`,
    );
    expect(others(outcomes, 200)).toEqual([]);
    // Each refusal went to one node: nobody asked the other one the same.
    const twice = (await nginx.log()).filter((line) => /\[503, /.test(line));
    expect(twice).toEqual([]);
  });

  test("the store of images is stopped and started under load: pages go on, images are put off, and come back", async () => {
    const { nginx, administrator, picture: image } = await open();
    const send = async () => administrator.send(new Blob([await drawing(300, 200).jpeg().toBuffer()]), "rani.jpg");
    const readers = readSteadily(nginx.url);
    await more(readers, 50);
    await store().stop();
    onTestFinished(() => store().start());
    const refused = await fetch(nginx.url + image);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
    const upload = await send();
    expect([upload.status, upload.headers.get("Retry-After")]).toEqual([503, "60"]);
    await more(readers, 100);
    await store().start();
    await vi.waitFor(async () => {
      const answer = await fetch(nginx.url + image);
      expect(answer.status).toBe(200);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(400);
    }, BACK);
    await vi.waitFor(async () => expect((await send()).status).toBe(201), BACK);
    expect(others(await readers.stop(), 200)).toEqual([]);
  });
}

function slowest(outcomes: Outcome[]): number {
  return Math.round(Math.max(...outcomes.map(({ ms }) => ms)));
}
