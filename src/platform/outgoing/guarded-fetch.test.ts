import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { hasProgram } from "../../../tests/support/example-files.ts";
import { openOutside } from "../../../tests/support/outside.ts";
import { setVariables } from "../../../tests/support/set-variables.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { createGuardedFetch, FailedFetch, type FetchedPage, ForbiddenAddress } from "./guarded-fetch.server.ts";

const never = () => new AbortController().signal;

type Outside = Awaited<ReturnType<typeof openOutside>>;
type Limits = { timeLimitMs?: number; mostBytes?: number };

const fetcherFor =
  (outside: Outside, limits: Limits = {}) =>
  (url: string, signal = never()): Promise<FetchedPage> =>
    createGuardedFetch({ ...outside.options, ...limits })(new URL(url), { signal });

/** How a fetch ends, in a word. */
const endOf = (fetching: Promise<FetchedPage>): Promise<string> =>
  fetching.then(
    ({ status }) => String(status),
    (error: unknown) => {
      if (error instanceof ForbiddenAddress) return error.why;
      if (error instanceof FailedFetch) return error.code;
      throw error;
    },
  );

describe("a guarded fetch", () => {
  test("reads what public sites answer, and follows where they lead", async () => {
    const outside = await openOutside((path, response) => {
      if (path === "/moved") response.writeHead(301, { Location: "/there" }).end();
      else if (path === "/for-now") response.writeHead(302, { Location: "/moved" }).end();
      else if (path === "/there") response.writeHead(200, { "Set-Cookie": "a=b" }).end("words");
      else response.writeHead(path === "/gone" ? 410 : 404).end();
    });
    const fetch = fetcherFor(outside);
    const moved = await fetch(outside.url("news.example", "/moved"));
    expect([moved.status, String(moved.body), moved.url.pathname, moved.permanentUrl.pathname]).toEqual([
      200,
      "words",
      "/there",
      "/there",
    ]);
    // Where it leads for the moment only is not its new address.
    const forNow = await fetch(outside.url("news.example", "/for-now"));
    expect([forNow.url.pathname, forNow.permanentUrl.pathname]).toEqual(["/there", "/for-now"]);
    expect(await endOf(fetch(outside.url("news.example", "/gone")))).toBe("410");
    expect(await endOf(fetch(outside.url("news.example", "/none")))).toBe("404");
    expect(new Set(outside.asked.map(({ agent, cookie }) => `${agent} ${cookie}`))).toEqual(
      new Set(["a-test undefined"]),
    );
  });

  test("reaches no private network: by number, by name, or by a redirect", async () => {
    let target = "";
    const outside = await openOutside((_path, response) => response.writeHead(301, { Location: target }).end());
    const { port, names } = outside;
    for (const [index, meant] of ["127.0.0.1", "::1", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1"].entries()) {
      names.set(`name${index}.example`, [meant]);
    }
    const fetch = fetcherFor(outside);
    const hosts = [
      ...["127.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"],
      ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "100.64.0.1", "224.0.0.1", "[fe80::1]"],
      ...["name0.example", "name1.example", "name2.example", "name3.example", "name4.example"],
    ];
    for (const host of hosts) {
      target = `http://${host}:${port}/latest/meta-data`;
      expect([host, await endOf(fetch(target))]).toEqual([host, "private"]);
      expect([host, await endOf(fetch(outside.url("news.example")))]).toEqual([host, "private"]);
    }
    expect(outside.inside).toEqual([]);
    expect(outside.asked).toHaveLength(hosts.length);
  });

  test("connects to the address that it checked, whatever the name means a moment later", async () => {
    const outside = await openOutside((_path, response) => response.end("words"));
    outside.names.set("rebound.example", ["127.0.0.2", "127.0.0.1"]);
    const fetch = fetcherFor(outside);
    expect(await endOf(fetch(outside.url("rebound.example")))).toBe("200");
    expect(outside.lookedUp).toEqual(["rebound.example"]);
    expect(await endOf(fetch(outside.url("rebound.example")))).toBe("private");
    outside.names.set("two-faced.example", ["127.0.0.1|127.0.0.2"]);
    expect(await endOf(fetch(outside.url("two-faced.example")))).toBe("200");
    expect(outside.inside).toEqual([]);
  });

  test("takes the ports and protocols of the web only, and no passwords", async () => {
    const outside = await openOutside((path, response) => {
      response.writeHead(302, { Location: path.slice(1) }).end();
    });
    const fetch = fetcherFor(outside);
    for (const [target, why] of [
      ["http://news.example:22/", "port"],
      ["file:///etc/passwd", "protocol"],
      ["ftp://news.example/", "protocol"],
      [`http://me:secret@news.example:${outside.port}/`, "credentials"],
    ] as const) {
      expect(await endOf(fetch(target))).toBe(why);
      expect(await endOf(fetch(outside.url("news.example", `/${target}`)))).toBe(why);
    }
    const standard = createGuardedFetch({ ...outside.options, ports: ["", "80", "443"] });
    expect(await endOf(standard(new URL(outside.url("news.example")), { signal: never() }))).toBe("port");
  });

  test("stops after five redirects, at its time limit, and when it is told to", async () => {
    const outside = await openOutside((path, response) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else if (left === 0) response.end("there");
      // Anything else is never answered.
    });
    const fetch = fetcherFor(outside, { timeLimitMs: 200 });
    expect(await endOf(fetch(outside.url("news.example", "/5")))).toBe("200");
    expect(await endOf(fetch(outside.url("news.example", "/6")))).toBe("redirects");
    expect(await endOf(fetch(outside.url("news.example", "/hangs")))).toBe("time");
    const stop = new AbortController();
    const fetching = fetcherFor(outside)(outside.url("news.example", "/hangs"), stop.signal);
    stop.abort(new Error("closing"));
    await expect(fetching).rejects.toThrow("closing");
  });

  test("stops in the middle of a body that drips", async () => {
    const outside = await openOutside((_path, response) => {
      response.write("a");
    });
    expect(await endOf(fetcherFor(outside, { timeLimitMs: 200 })(outside.url("news.example")))).toBe("time");
  });

  test("reads no more than a part, packed or not", async () => {
    const bombs: Record<string, Buffer> = {
      "/bomb": gzipSync(Buffer.alloc(5_000_000)),
      // Empty blocks of deflate: they unpack to nothing, however many there are.
      "/empty": Buffer.concat([
        gzipSync("").subarray(0, 10),
        Buffer.alloc(3_000_000, Buffer.from([0, 0, 0, 255, 255])),
      ]),
      "/garbage": Buffer.from("this is not gzip"),
    };
    let sent = 0;
    const outside = await openOutside((path, response) => {
      const bomb = bombs[path];
      if (bomb !== undefined) return void response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000))) sent += 10_000;
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    const fetch = fetcherFor(outside, { mostBytes: 100_000 });
    const read = async (path: string) => (await fetch(outside.url("news.example", path))).body.length;
    expect(await read("/endless")).toBe(100_000);
    expect(sent).toBeLessThan(20_000_000);
    expect(await read("/bomb")).toBe(100_000);
    expect(await read("/empty")).toBe(0);
    expect(await read("/garbage")).toBe(0);
  });

  test("says what was wrong with the line", async () => {
    const outside = await openOutside((_path, response) => response.destroy());
    const fetch = fetcherFor(outside);
    expect(await endOf(fetch(outside.url("news.example")))).toBe("ECONNRESET");
    expect(await endOf(fetch(outside.url("nobody.invalid")))).toBe("ENOTFOUND");
  });

  test("asks for a certificate of the name, and reads nothing from a server without one", async ({ skip }) => {
    if (!hasProgram("openssl")) skip("openssl is not installed: npm test says how to get it.");
    const folder = await temporaryFolder();
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    await promisify(execFile)("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", "/CN=news.example", "-keyout", key, "-out", cert],
    ]);
    const named: string[] = [];
    const asked: string[] = [];
    const server = createServer(
      {
        key: await readFile(key),
        cert: await readFile(cert),
        SNICallback: (name, done) => {
          named.push(name);
          done(null);
        },
      },
      (request, response) => {
        asked.push(request.url ?? "");
        response.end("words");
      },
    ).listen(0, "127.0.0.2");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const outside = await openOutside((_path, response) => response.end());
    const fetch = createGuardedFetch({ ...outside.options, ports: [String(port)] });
    const fetching = fetch(new URL(`https://news.example:${port}/`), { signal: never() });
    expect(await endOf(fetching)).toMatch(/SELF_SIGNED/);
    expect([named, asked]).toEqual([["news.example"], []]);
  });

  test("ignores the proxies of the environment", async () => {
    const outside = await openOutside((_path, response) => response.end("words"));
    setVariables({ HTTP_PROXY: `http://127.0.0.1:${outside.port}`, NODE_USE_ENV_PROXY: "1" });
    expect(await endOf(fetcherFor(outside)(outside.url("news.example")))).toBe("200");
    expect(outside.inside).toEqual([]);
  });
});
