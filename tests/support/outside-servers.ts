import type { LookupAddress, lookup } from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { networkOf } from "../../src/platform/outgoing/network-addresses.server.ts";

export type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => void;

/** The one address of this machine that counts as public in tests. */
const PUBLIC = "127.0.0.2";

/**
 * Servers that stand for the internet outside: `public` for any site whose name is looked up, at an address that counts
 * as public, and `inside` on the same port of 127.0.0.1 and ::1, which nobody may reach.
 */
export async function startOutside(answer: Answer) {
  const asked: { host: string; path: string; agent: string; cookie: string | undefined }[] = [];
  const inside: string[] = [];
  const servers: Server[] = [];
  const start = async (host: string, port: number, listener: Answer): Promise<number> => {
    const server = createServer((request, response) => listener(request.url ?? "", response, request));
    server.listen(port, host);
    await once(server, "listening");
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const port = await start(PUBLIC, 0, (path, response, request) => {
    const { host = "", "user-agent": agent = "", cookie } = request.headers;
    asked.push({ host: host.replace(/:\d+$/, ""), path, agent, cookie });
    answer(path, response, request);
  });
  for (const host of ["127.0.0.1", "::1"]) {
    await start(host, port, (path, response) => {
      inside.push(`${host}${path}`);
      response.end("secret");
    });
  }
  const lookedUp: string[] = [];
  /** What a name means, if it is not the public server. Several answers are given one after the other. */
  const names = new Map<string, string[]>();
  const lookUpName = ((name: string, _options: unknown, callback: (error: Error | null, found: object[]) => void) => {
    lookedUp.push(name);
    const known = names.get(name);
    const address = (known !== undefined && known.length > 1 ? known.shift() : known?.[0]) ?? PUBLIC;
    if (name.endsWith(".invalid")) return callback(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }), []);
    const found: LookupAddress[] = address.split("|").map((each) => ({ address: each, family: isIP(each) }));
    callback(null, found);
  }) as typeof lookup;
  return {
    port,
    /** The requests that reached the public server. */
    asked,
    /** The requests that reached what nobody may reach. */
    inside,
    lookedUp,
    names,
    url: (host: string, path = "/") => `http://${host}:${port}${path}`,
    /** Options of a guarded fetch for which these servers are the internet. */
    options: {
      userAgent: "a-test",
      lookUpName,
      ports: [String(port)],
      mayConnect: (address: string) => address === PUBLIC || networkOf(address) === "public",
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}
