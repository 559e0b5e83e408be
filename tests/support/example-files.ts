import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const DEPLOY = join(import.meta.dirname, "../../deploy");

/** A shipped deployment example. */
export const readExample = (name: string): Promise<string> => readFile(join(DEPLOY, name), "utf8");

export const pathOfExample = (name: string): string => join(DEPLOY, name);

/** The nginx example as it is with TLS, after following the instructions in its comments. */
export const withTls = (conf: string): string => conf.replaceAll(/^.*# without TLS$/gm, "").replaceAll(/^#TLS /gm, "");

/**
 * Writes a main configuration for nginx that includes the example and nothing of the system's configuration, in a
 * temporary folder that is removed after the test.
 * @returns the folder, and the path of the file in it
 */
export async function writeNginxConfiguration(example: string): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-nginx-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "site.conf"), example.replaceAll("/var/log/nginx", folder));
  const path = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    path,
    [
      // Started as root, nginx would switch to another user, which cannot read this folder.
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log notice;`,
      "daemon off;",
      "worker_processes 1;",
      "events { worker_connections 4096; }",
      "http {",
      ...temporary,
      `  include ${folder}/site.conf;`,
      "}",
      "",
    ].join("\n"),
  );
  return { folder, path };
}

/** Whether a program is on the PATH. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync("sh", ["-c", 'command -v "$0"', name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
