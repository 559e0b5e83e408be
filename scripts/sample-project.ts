import { type ChildProcess, spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

type Ended = { code: number | null; output: string };

/** A minimal project that contains these scripts, with fake programs in place of npm and the tools. */
export type SampleProject = {
  folder: string;
  write(path: string, text: string): Promise<void>;
  /** Adds a program to node_modules/.bin, as a script for Node. */
  tool(name: string, script: string): Promise<void>;
  /** Adds a system program, as a script for Node. No others can be found. */
  command(name: string, script: string): Promise<void>;
  run(script: string, args?: string[], environment?: Record<string, string>): Promise<Ended>;
  /** Starts a script; `until` resolves as soon as the output contains the text. */
  start(script: string): { process: ChildProcess; until(text: string): Promise<void>; ended: Promise<Ended> };
};

const SCRIPTS = import.meta.dirname;

/** Packages count as installed, and nothing is built. Removed after the test. */
export async function createSampleProject(): Promise<SampleProject> {
  const folder = await mkdtemp(join(tmpdir(), "sample-project-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const program = async (path: string, script: string) => {
    await write(path, `#!${process.execPath}\n${script}\n`);
    await chmod(join(folder, path), 0o755);
  };
  for (const part of ["setup", "steps", "start.mjs", "serve.mjs", "test.mjs"]) {
    await cp(join(SCRIPTS, part), join(folder, "scripts", part), { recursive: true });
  }
  await write("package-lock.json", '{ "packages": {} }');
  await write("node_modules/.package-lock.json", '{ "packages": {} }');
  await write("tests/allowed-skips.json", "[]");
  await write("scripts/build-art.ts", "");
  await mkdir(join(folder, "node_modules/.bin"));
  await symlink(process.execPath, join(folder, "node_modules/.bin/node"));

  const start: SampleProject["start"] = (script) => launch(folder, [script], {});
  return {
    folder,
    write,
    tool: (name, script) => program(`node_modules/.bin/${name}`, script),
    command: (name, script) => program(`system/${name}`, script),
    run: (script, args = [], environment = {}) => launch(folder, [script, ...args], environment).ended,
    start,
  };
}

function launch(folder: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // The machine's own npm must not be found.
    env: { PATH: join(folder, "system"), HOME: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const waiting = new Map<string, () => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const [text, resolve] of waiting) if (output.includes(text)) resolve();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, output })));
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(text, resolve);
      collect(Buffer.from(""));
      void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
    });
  return { process: child, until, ended };
}
