import type { LookupAddress, lookup } from "node:dns";
import { isIP } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { openHttpSite } from "../../../tests/support/http-site.ts";
import { createRemoteClient } from "./remote-client.server.ts";

const never = () => new AbortController().signal;

async function clientFor(source: string) {
  const client = await createRemoteClient(new URL(source));
  onTestFinished(() => client.close());
  return async (address: string, signal = never()): Promise<string> => {
    const { status, body } = await client.open(new URL(address), { signal, accept: "*/*" });
    const bytes = await Array.fromAsync(body);
    return `${status} ${Buffer.concat(bytes)}`;
  };
}

/** A resolver that returns these addresses in turn for any name; a bar separates addresses returned together. */
const names = (addresses: string[]) =>
  ((_host: string, _options: unknown, callback: (error: null, found: LookupAddress[]) => void) => {
    const found = (addresses.shift() ?? "").split("|");
    callback(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    );
  }) as typeof lookup;

describe("a client of another site", () => {
  test("reads what is there, and says what is not", async () => {
    const site = await openHttpSite((path, response) => {
      if (path === "/a") response.end("words");
      else response.writeHead(404).end("nothing");
    });
    const read = await clientFor(site.url);
    expect(await read(`${site.url}/a`)).toBe("200 words");
    expect(await read(`${site.url}/b`)).toBe("404 nothing");
  });

  test("follows where it is sent, a few times", async () => {
    const site = await openHttpSite((path, response) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end("there");
    });
    const read = await clientFor(site.url);
    expect(await read(`${site.url}/5`)).toBe("200 there");
    await expect(read(`${site.url}/6`)).rejects.toThrow(/redirect/);
  });

  test("unpacks what was packed unasked", async () => {
    const site = await openHttpSite((_path, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync("words"));
    });
    expect(await (await clientFor(site.url))(site.url)).toBe("200 words");
  });

  test("goes to no other protocol, wherever it is sent", async () => {
    const site = await openHttpSite((_path, response) => {
      response.writeHead(302, { Location: "file:///etc/passwd" }).end();
    });
    const read = await clientFor(site.url);
    for (const address of [site.url, "file:///etc/passwd", "ftp://127.0.0.1/a"]) {
      await expect(read(address)).rejects.toThrow(/https?:/);
    }
  });

  test("of a public site never asks a private network, by number or by name", async () => {
    const site = await openHttpSite((_path, response) => response.end("secret"));
    const read = await clientFor("https://93.184.216.34/api");
    const { port } = new URL(site.url);
    for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
      await expect(read(`http://${host}:${port}/`)).rejects.toThrow(/private network/);
    }
    expect(site.asked).toEqual([]);
  });

  test("of a private site may ask what else is on that machine, and no other private address", async () => {
    const [site, neighbour] = [
      await openHttpSite((_path, response) => response.end("site")),
      await openHttpSite((_path, response) => response.end("neighbour")),
    ];
    const read = await clientFor(site.url);
    expect(await read(neighbour.url.replace("127.0.0.1", "localhost"))).toBe("200 neighbour");
    for (const other of ["169.254.169.254", "10.0.0.1", "127.0.0.2"]) {
      await expect(read(`http://${other}/latest/meta-data`)).rejects.toThrow(/private network/);
    }
  });

  test.each(["127.0.0.1", "169.254.169.254", "10.0.0.1", "::1"])(
    "does not follow the site's own name when it comes to mean %s",
    async (later) => {
      const site = await openHttpSite((_path, response) => response.end("secret"));
      const answers = ["93.184.216.34", later];
      const client = await createRemoteClient(new URL("http://rebound.example/"), { lookUpName: names(answers) });
      onTestFinished(() => client.close());
      const address = new URL(`http://rebound.example:${new URL(site.url).port}/latest/meta-data/`);
      await expect(client.open(address, { signal: never(), accept: "*/*" })).rejects.toThrow(/private network/);
      expect([answers, site.asked]).toEqual([[], []]);
    },
  );

  test.each(["10.0.0.1", "127.0.0.1", "::1", "192.168.1.5|10.0.0.1"])(
    "of a name that leads to %s is made only where the operator said so",
    async (found) => {
      const source = new URL("http://intranet.example/");
      const lookUpName = names([found, found]);
      await expect(createRemoteClient(source, { lookUpName })).rejects.toThrow(/private network.*--private/);
      const client = await createRemoteClient(source, { lookUpName, allowPrivate: true });
      client.close();
    },
  );

  test.each(["93.184.216.34|10.0.0.1", "127.0.0.1|93.184.216.34", "169.254.169.254", "10.0.0.1|169.254.169.254"])(
    "of a name that leads to %s is never made",
    async (found) => {
      const source = new URL("http://two-faced.example/");
      for (const allowPrivate of [false, true]) {
        await expect(createRemoteClient(source, { lookUpName: names([found]), allowPrivate })).rejects.toThrow(
          /private network/,
        );
      }
    },
  );

  test("of a private site reads it by its name, and asks no private address that the name did not have", async () => {
    const site = await openHttpSite((_path, response) => response.end("words"));
    const client = await createRemoteClient(new URL("http://intranet.example/"), {
      lookUpName: names(["127.0.0.1", "127.0.0.1", "169.254.169.254", "127.0.0.2", "10.0.0.1", "10.0.0.1|127.0.0.1"]),
      allowPrivate: true,
    });
    onTestFinished(() => client.close());
    const open = () =>
      client.open(new URL(`http://intranet.example:${new URL(site.url).port}/`), { signal: never(), accept: "*/*" });
    expect((await open()).status).toBe(200);
    for (let asked = 0; asked < 3; asked += 1) await expect(open()).rejects.toThrow(/private network/);
    expect((await open()).status).toBe(200);
  });

  test("on this machine needs only its name", async () => {
    const site = await openHttpSite((_path, response) => response.end("words"));
    const address = site.url.replace("127.0.0.1", "localhost");
    expect(await (await clientFor(address))(address)).toBe("200 words");
  });

  test("is not led into a private network by a site that sends it there", async () => {
    // The site's own host may be anywhere; another name for the same machine counts as another host.
    const site = await openHttpSite((_path, response) => {
      response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
    });
    await expect((await clientFor(site.url))(site.url)).rejects.toThrow(/private network/);
  });

  test("says what is wrong with the line", async () => {
    const site = await openHttpSite((_path, response) => response.destroy());
    const read = await clientFor(site.url);
    await expect(read(site.url)).rejects.toThrow(/127\.0\.0\.1:\d+ .*ECONNRESET/);
    await expect(read("http://127.0.0.1:9/")).rejects.toThrow("127.0.0.1:9");
    await expect(createRemoteClient(new URL("http://there-is-no-such-host.invalid"))).rejects.toThrow(
      "there-is-no-such-host.invalid",
    );
  });

  test("gives up when aborted", async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const site = await openHttpSite(() => resolve());
    const stop = new AbortController();
    const reading = (await clientFor(site.url))(site.url, stop.signal);
    await asked;
    stop.abort();
    await expect(reading).rejects.toThrow(/too long/);
  });
});
