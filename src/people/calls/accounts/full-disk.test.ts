import { chmod, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { mountSmallDisk } from "../../../../tests/support/small-disk.ts";
import { createSoftwareAuthenticator } from "../../../../tests/support/software-authenticator.ts";
import { openTestApi, someTusker, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { makeReserve } from "../../../platform/storage/disk-room.server.ts";

const WHY_NOT = "this account may not mount a disk of its own";
const MEGABYTE = 1_000_000;
const LOGIN = { username: TEST_USERNAME, password: TEST_PASSWORD };

const tokenOf = async (answer: Response) => ((await answer.json()) as { access_token: string }).access_token;

async function openSite() {
  const disk = await mountSmallDisk(24 * MEGABYTE);
  if (!disk) return undefined;
  const dataDir = join(disk.folder, "data");
  const site = await openTestApi({ DATA_DIR: dataDir });
  await makeReserve(dataDir);
  return { ...site, ...disk, dataDir };
}

test("on a full disk a sign-in works, and its owner can delete as much for ever as makes room", async ({ skip }) => {
  const before = await openSite();
  if (!before) return skip(WHY_NOT);
  const { dataDir, fill, services, token: first } = before;
  const ids: string[] = [];
  for (let number = 1; number <= 50; number += 1) {
    const answer = await before.call("POST", "/api/tuskers", {
      token: first,
      json: someTusker({ name: `Raja ${number}` }),
    });
    ids.push(((await answer.json()) as { _id: string })._id);
  }
  // A site that was just started has an empty log: it grows to its full size while they are deleted.
  await services.close();
  const { call } = await openTestApi({ DATA_DIR: dataDir }, { hasAccount: true });
  fill();
  const add = async (token: string) => (await call("POST", "/api/tuskers", { token, json: someTusker() })).status;
  expect(await add(first)).toBe(507);
  const token = await tokenOf(await call("POST", "/api/auth/login", { json: LOGIN }));
  for (const id of ids) {
    expect((await call("DELETE", `/api/tuskers/${id}`, { token })).status).toBe(200);
    expect((await call("DELETE", `/api/bin/tusker/${id}`, { token })).status).toBe(200);
  }
  expect(await add(token)).toBe(201);
  fill();
  expect(await add(token)).toBe(201);
});

test("on a full disk a second factor and a passkey sign in as well", async ({ skip }) => {
  const site = await openSite();
  if (!site) return skip(WHY_NOT);
  const { call } = site;
  const challengeOf = async (answer: Response) =>
    ((await answer.json()) as { options: { challenge: string } }).options.challenge;
  const authenticator = createSoftwareAuthenticator();
  const json = { currentPassword: TEST_PASSWORD };
  const offered = await challengeOf(await call("POST", "/api/account/passkeys/challenge", { token: site.token, json }));
  const passkey = { name: "Phone", answer: authenticator.register({ challenge: offered }) };
  expect((await call("POST", "/api/account/passkeys", { token: site.token, json: passkey })).status).toBe(201);
  const { recoveryCodes } = await turnOnSecondFactorOf(site.services, LOGIN);

  site.fill();
  const challenge = await challengeOf(await call("POST", "/api/auth/passkey/challenge"));
  const answer = authenticator.signIn({ challenge });
  expect((await call("POST", "/api/auth/passkey", { json: { answer } })).status).toBe(200);
  expect((await call("POST", "/api/auth/passkey", { json: { answer } })).status).toBe(401);
  const byCode = await call("POST", "/api/auth/login", { json: { ...LOGIN, otp: recoveryCodes[0] } });
  expect(await tokenOf(byCode)).toBeDefined();
});

test("the challenges of strangers leave the reserve to those who sign in", async ({ skip }) => {
  const site = await openSite();
  if (!site) return skip(WHY_NOT);
  site.fill();
  for (let number = 0; number < 5; number += 1) {
    expect((await site.call("POST", "/api/auth/passkey/challenge")).status).toBe(200);
  }
  expect((await stat(join(site.dataDir, "reserve"))).size).toBeGreaterThan(0);
  expect((await site.call("POST", "/api/auth/login", { json: LOGIN })).status).toBe(200);
});

test("the reserve takes no room on a disk that has little, and is closed to others", async ({ skip }) => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  await makeReserve(dataDir);
  expect((await stat(join(dataDir, "reserve"))).mode & 0o777).toBe(0o600);
  const small = await mountSmallDisk(8 * MEGABYTE);
  if (!small) return skip(WHY_NOT);
  await makeReserve(small.folder);
  await expect(stat(join(small.folder, "reserve"))).rejects.toThrow("ENOENT");
});
