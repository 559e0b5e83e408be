import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const DEPLOY = join(import.meta.dirname, "../../deploy");

/** An example of a deployment, as it is shipped. */
export const readExample = (name: string): Promise<string> => readFile(join(DEPLOY, name), "utf8");

export const pathOfExample = (name: string): string => join(DEPLOY, name);

/** nginx in front of the site as it is with TLS, after what the comments of the example tell to do. */
export const withTls = (conf: string): string => conf.replaceAll(/^.*# without TLS$/gm, "").replaceAll(/^#TLS /gm, "");

/**
 * A main file for nginx that reads the example and nothing of the system's own configuration, in a temporary folder that
 * goes with the test. @returns the folder, and its path
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
      // Who may become another account is asked to stay who he is: the folder is his.
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

/** Whether a program can be called by its name. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync("sh", ["-c", 'command -v "$0"', name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
