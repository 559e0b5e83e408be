import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "./free-port.ts";

/** Debian's Python, which its Swift packages require. */
const PYTHON = "/usr/bin/python3";
const SWIFT = "/usr/lib/python3/dist-packages/swift/common/middleware/s3api";
const PROGRAM = join(import.meta.dirname, "swift/serve.py");

const ACCESS_KEY_ID = "tuskers:keeper";
const SECRET_ACCESS_KEY = "a-secret-of-the-test-store";
const REGION = "test-region";

/** Why there is no S3-compatible store for tests here; undefined if there is one. */
export const WHY_NO_S3 =
  existsSync(PYTHON) && existsSync(SWIFT)
    ? undefined
    : "The tests of the S3 store need OpenStack Swift (on Debian: apt-get install swift-proxy swift-account swift-container swift-object).";

/** The settings of a site that stores its images in a bucket. */
export type S3Environment = Record<
  "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
  string
>;

export type S3Server = {
  /** The settings for a bucket of this name, whether or not it exists. */
  environment(bucket: string): S3Environment;
  /** Creates an empty bucket. @returns its settings */
  makeBucket(): Promise<S3Environment>;
  /** An S3 client, to inspect or change the store independently of the site. */
  client(): S3Client;
  /** Stops the server; its content is kept. */
  stop(): Promise<void>;
  /** Restarts it; a no-op if it is running. */
  start(): Promise<void>;
  /** Makes it keep its connections open without responding. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
};

/** Opens a server on ports that are free. @throws Error if another process has taken one of them before the server has */
async function openServerOnce(): Promise<S3Server & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-s3-"));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${ports[0]}`;
  let running: ChildProcess | undefined;
  let buckets = 0;

  const client = () =>
    new S3Client({
      endpoint,
      region: REGION,
      credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY },
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });

  const server = {
    environment: (bucket: string) => ({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    }),
    async makeBucket() {
      buckets += 1;
      const bucket = `pictures-${buckets}`;
      const maker = client();
      await maker.send(new CreateBucketCommand({ Bucket: bucket }));
      maker.destroy();
      return server.environment(bucket);
    },
    client,
    async start() {
      if (running !== undefined) return;
      const args = [PROGRAM, folder, ...ports.map(String), ACCESS_KEY_ID, SECRET_ACCESS_KEY];
      const child = spawn(PYTHON, args, { stdio: ["ignore", "pipe", "inherit"], env: { PATH: process.env.PATH } });
      running = child;
      const told = once(createInterface({ input: child.stdout }), "line");
      const ended = once(child, "exit").then(([code]) => {
        throw new Error(`The store for tests ended with ${code} instead of starting`);
      });
      ended.catch(() => {});
      await Promise.race([told, ended]);
    },
    async stop() {
      if (running === undefined) return;
      const exit = once(running, "exit");
      running.kill("SIGKILL");
      running = undefined;
      await exit;
    },
    async freeze() {
      running?.kill("SIGSTOP");
    },
    async thaw() {
      running?.kill("SIGCONT");
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** A second attempt finds other ports. */
const openServer = () => openServerOnce().catch(openServerOnce);

/**
 * A real S3-compatible store, OpenStack Swift, for all tests of a file. Call it only if `WHY_NO_S3` is undefined.
 * @returns a function that gives the server once the tests run
 */
export function sharedS3Server(): () => S3Server {
  let opened: (S3Server & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    opened = await openServer();
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) throw new Error("The store for tests is not running");
    return opened;
  };
}
