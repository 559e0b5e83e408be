import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { hasProgram, readExample, writeNginxConfiguration } from "./example-files.ts";
import { freePort } from "./free-port.ts";

/** Why the nginx example cannot be tested here; undefined if it can. */
export const WHY_NO_NGINX = hasProgram("nginx")
  ? undefined
  : "The tests behind a proxy need nginx (on Debian: apt-get install nginx-light).";

export type Nginx = {
  url: string;
  port: number;
  /** The lines of its access log, in the format of the example. */
  log(): Promise<string[]>;
};

/** `deploy/nginx.conf` with the ports of this test, otherwise unchanged. */
async function exampleFor(port: number, [one, other]: [number, number]): Promise<string> {
  const example = await readExample("nginx.conf");
  return example
    .replace("listen 80; # without TLS", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80; # without TLS", "")
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${one}`)
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${other}`);
}

/** nginx with the shipped example, on a local port in front of two nodes, until the test ends. */
export async function startNginx(nodes: [number, number]): Promise<Nginx> {
  const port = await freePort();
  const { folder, path } = await writeNginxConfiguration(await exampleFor(port, nodes));
  const nginx = spawn("nginx", ["-c", path, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(nginx, "exit");
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended;
  });
  const connects = async () => {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
    } finally {
      socket.destroy();
    }
  };
  await vi.waitFor(connects, { timeout: 20_000, interval: 20 });
  expect(nginx.exitCode).toBeNull();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    log: async () => (await readFile(join(folder, "tuskers.log"), "utf8")).split("\n").filter((line) => line !== ""),
  };
}
