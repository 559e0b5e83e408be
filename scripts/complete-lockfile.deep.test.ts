import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { completeLockfile, missingPackages } from "./complete-lockfile.mjs";

const asking = (optionalDependencies: Record<string, string>) => ({
  packages: { "": {}, "node_modules/tool": { version: "2.0.0", dev: true, optionalDependencies } },
});

test("the project's lockfile names every package that it could ask for on another machine", () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));
  expect(missingPackages(lockfile).map(({ name }) => name)).toEqual([]);
});

test("a missing package is added for the platform in its name", () => {
  const lockfile = asking({
    "@tool/linux-x64-musl": "2.0.0",
    "@tool/linuxmusl-arm64": "2.0.0",
    "tool-linux-arm-gnueabihf": "2.0.0",
    "@tool/darwin-arm64": "2.0.0",
    "@tool/win32-x64-msvc": "2.0.0",
    "@tool/wasm32-wasi": "2.0.0",
  });
  const { packages } = completeLockfile(lockfile);
  const added = { version: "2.0.0", dev: true, optional: true };
  expect(packages["node_modules/@tool/linux-x64-musl"]).toEqual({
    ...added,
    cpu: ["x64"],
    os: ["linux"],
    libc: ["musl"],
  });
  expect(packages["node_modules/@tool/linuxmusl-arm64"]).toEqual({
    ...added,
    cpu: ["arm64"],
    os: ["linux"],
    libc: ["musl"],
  });
  expect(packages["node_modules/tool-linux-arm-gnueabihf"]).toEqual({
    ...added,
    cpu: ["arm"],
    os: ["linux"],
    libc: ["glibc"],
  });
  expect(packages["node_modules/@tool/darwin-arm64"]).toEqual({ ...added, cpu: ["arm64"], os: ["darwin"] });
  expect(packages["node_modules/@tool/win32-x64-msvc"]).toEqual({ ...added, cpu: ["x64"], os: ["win32"] });
  expect(packages["node_modules/@tool/wasm32-wasi"]).toEqual({ ...added, cpu: ["wasm32"] });
  expect(missingPackages({ packages })).toEqual([]);
});

test("what the lockfile knows stays as it is, also below another package", () => {
  const lockfile = asking({ "@tool/linux-x64": "2.0.0" });
  const inner = { version: "2.0.0", integrity: "sha512-a", optional: true };
  const known = { packages: { ...lockfile.packages, "node_modules/tool/node_modules/@tool/linux-x64": inner } };
  expect(completeLockfile(known)).toEqual(known);
});

test("a package that does not tell its machine or its version is not guessed", () => {
  expect(() => completeLockfile(asking({ "tool-native": "2.0.0" }))).toThrow("does not name its platforms");
  expect(() => completeLockfile(asking({ "tool-linux-x64": "^2.0.0" }))).toThrow("which version that is");
});
