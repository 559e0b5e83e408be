import { existsSync } from "node:fs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/** OpenStack Swift, an S3-compatible store: where Debian's Python finds its programs, and their packages. */
const PROGRAM = "/usr/lib/python3/dist-packages/swift/common/middleware/s3api";
const PACKAGES = ["swift-proxy", "swift-account", "swift-container", "swift-object"];
const COMMAND = `apt-get install ${PACKAGES.join(" ")}`;

/**
 * Provides a store for the tests of images in a bucket; as root on Debian it installs one. This starts no service: the
 * tests run the programs themselves.
 * @returns {Promise<string | undefined>} undefined when it is there, otherwise a sentence about what to do
 */
export async function provideSwift() {
  if (swiftIsThere()) return undefined;
  if (!mayInstall()) return `The tests of the S3 store need OpenStack Swift (on Debian: ${COMMAND}) and are left out.`;
  console.log("Installing OpenStack Swift, an S3-compatible store, for tests …");
  await refreshPackageList();
  let output = "";
  for (const name of PACKAGES) output += (await installPackage(name)).lastLines;
  if (swiftIsThere()) return undefined;
  return `OpenStack Swift could not be installed (${COMMAND}), so the tests of the S3 store are skipped.\n${output}`;
}

const swiftIsThere = () => existsSync("/usr/bin/python3") && existsSync(PROGRAM);
