import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from "../../../../tests/support/software-authenticator.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { disableAccount, enableAccount } from "../../accounts/actions/disable-account.server.ts";
import { CHALLENGE_MS } from "../../accounts/rows/passkey-rows.server.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

const NOT_ACCEPTED = { status: 422 };
const REFUSED = { status: 401 };

/** Whatever a test lets an authenticator say besides the challenge. */
type Said = Omit<Parameters<SoftwareAuthenticator["signIn"]>[0], "challenge">;

async function openPasskeys() {
  const site = await openTestApi();
  const { services, call, token } = site;
  const ask = async (path: string, json: unknown, asker?: string) => {
    const answer = await call("POST", `/api/${path}`, { token: asker, json });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, ...body } as { status: number; [key: string]: unknown };
  };
  const challengeOf = (offer: Record<string, unknown>) => (offer.options as { challenge: string }).challenge;
  /** Asks for a challenge to add a passkey. */
  const offer = async (asker = token, confirmation: Record<string, unknown> = {}) =>
    challengeOf(await ask("account/passkeys/challenge", { currentPassword: TEST_PASSWORD, ...confirmation }, asker));
  const add = (answer: unknown, { asker = token, name = "Phone" } = {}) =>
    ask("account/passkeys", { name, answer }, asker);
  const list = async (asker = token) =>
    ((await (await call("GET", "/api/account/passkeys", { token: asker })).json()) as { passkeys: { id: string }[] })
      .passkeys;
  /** Asks for a challenge to sign in. */
  const offerSignIn = async () => challengeOf(await ask("auth/passkey/challenge", {}));
  const signIn = (answer: unknown) => ask("auth/passkey", { answer });
  /** Signs in with a fresh challenge. */
  const signInBy = async (authenticator: SoftwareAuthenticator, said: Said = {}) =>
    signIn(authenticator.signIn({ challenge: await offerSignIn(), ...said }));
  const signInAs = async (username: string) => {
    await createTestAccount(services, username, "writer");
    const json = { username, password: TEST_PASSWORD };
    return ((await (await call("POST", "/api/auth/login", { json })).json()) as { access_token: string }).access_token;
  };
  /** An authenticator whose passkey is added to the account. */
  const addOne = async (said: Said = {}, asker = token) => {
    const authenticator = createSoftwareAuthenticator();
    expect(await add(authenticator.register({ challenge: await offer(asker), ...said }), { asker })).toEqual({
      status: 201,
    });
    return authenticator;
  };
  const lastActivity = async () => (await listActivities(services.db.read, { limit: 1, offset: 0 }))[0];
  return {
    ...{ ...site, offer, add, addOne, list, offerSignIn, signIn, signInBy, signInAs, lastActivity },
  };
}

test("a passkey signs in without name and password, and says so in the activity", async () => {
  const { addOne, signInBy, list, lastActivity, call } = await openPasskeys();
  const authenticator = await addOne();
  expect(await lastActivity()).toMatchObject({ action: "added passkey", detail: "Phone" });
  expect(await list()).toMatchObject([{ name: "Phone", lastUsedAt: null }]);
  const signedIn = await signInBy(authenticator);
  expect(signedIn).toMatchObject({ status: 200, username: TEST_USERNAME });
  const session = await call("GET", "/api/auth/session", { token: String(signedIn.access_token) });
  expect(await session.json()).toMatchObject({ username: TEST_USERNAME });
  expect(await lastActivity()).toMatchObject({ action: "signed in", detail: 'by the passkey "Phone"' });
  expect(await list()).toMatchObject([{ lastUsedAt: "2026-03-01T06:00:00.000Z" }]);
});

test("a passkey counts as both factors, and adding one takes both", async () => {
  const { services, call, addOne, signInBy } = await openPasskeys();
  const authenticator = await addOne();
  const owner = { username: TEST_USERNAME, password: TEST_PASSWORD };
  const { token, recoveryCodes } = await turnOnSecondFactorOf(services, owner);
  const json = { currentPassword: TEST_PASSWORD };
  const withoutCode = await call("POST", "/api/account/passkeys/challenge", { token, json });
  expect([withoutCode.status, await withoutCode.json()]).toMatchObject([422, { code: "otp_required" }]);
  const withCode = { ...json, code: recoveryCodes[0] };
  expect((await call("POST", "/api/account/passkeys/challenge", { token, json: withCode })).status).toBe(200);
  expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
});

describe("the challenge for adding a passkey", () => {
  test("works once", async () => {
    const { offer, add, list } = await openPasskeys();
    const challenge = await offer();
    const answer = createSoftwareAuthenticator().register({ challenge });
    expect(await add(answer)).toEqual({ status: 201 });
    expect(await add(answer)).toMatchObject(NOT_ACCEPTED);
    expect(await add(createSoftwareAuthenticator().register({ challenge }))).toMatchObject(NOT_ACCEPTED);
    expect(await list()).toHaveLength(1);
  });

  test("works once even if answers arrive together", async () => {
    const { offer, add, list } = await openPasskeys();
    const challenge = await offer();
    const answers = [1, 2, 3].map(() => add(createSoftwareAuthenticator().register({ challenge })));
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await list()).toHaveLength(1);
  });

  test("expires after five minutes", async () => {
    const { services, offer, add, list } = await openPasskeys();
    const [late, inTime] = [await offer(), await offer()];
    services.clock.advance(CHALLENGE_MS - 1);
    expect(await add(createSoftwareAuthenticator().register({ challenge: inTime }))).toEqual({ status: 201 });
    services.clock.advance(1);
    expect(await add(createSoftwareAuthenticator().register({ challenge: late }))).toMatchObject(NOT_ACCEPTED);
    expect(await list()).toHaveLength(1);
  });

  test("must be this account's own, made by this site, and for adding", async () => {
    const { offer, offerSignIn, signInAs, add, list } = await openPasskeys();
    const other = await signInAs("other");
    const foreign = await offer(other);
    for (const challenge of [foreign, await offerSignIn(), "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
      expect(await add(createSoftwareAuthenticator().register({ challenge }))).toMatchObject(NOT_ACCEPTED);
    }
    expect(await list()).toEqual([]);
    // The refused attempt of somebody else does not use it up.
    const answer = createSoftwareAuthenticator().register({ challenge: foreign });
    expect(await add(answer, { asker: other })).toEqual({ status: 201 });
  });
});

const WRONG: [string, Said][] = [
  ["another site's page", { origin: "https://tuskers.example" }],
  ["another port of this machine", { origin: "http://localhost:4000" }],
  ["a page below the site's name", { origin: "http://www.localhost:3000" }],
  ["another relying party", { rpId: "tuskers.example" }],
  ["a device that asked for no finger, face or PIN", { isUserVerified: false }],
];

test.each([...WRONG, ["a sign-in", { type: "webauthn.get" }] as [string, Said]])(
  "an answer of %s adds no passkey",
  async (_, said) => {
    const { offer, add, list } = await openPasskeys();
    const challenge = await offer();
    const authenticator = createSoftwareAuthenticator();
    expect(await add(authenticator.register({ challenge, ...said }))).toMatchObject(NOT_ACCEPTED);
    expect(await list()).toEqual([]);
    // Nothing else was wrong with it.
    expect(await add(authenticator.register({ challenge }))).toEqual({ status: 201 });
  },
);

test("an authenticator belongs to one account", async () => {
  const { offer, add, addOne, signInAs, signInBy, list } = await openPasskeys();
  const authenticator = await addOne();
  const other = await signInAs("other");
  for (const asker of [other, undefined]) {
    const again = authenticator.register({ challenge: await offer(asker) });
    expect(await add(again, { asker })).toMatchObject({ status: 409 });
  }
  expect(await list(other)).toEqual([]);
  expect(await signInBy(authenticator)).toMatchObject({ status: 200, username: TEST_USERNAME });
});

describe("the challenge for signing in", () => {
  test("works once", async () => {
    const { addOne, offerSignIn, signIn } = await openPasskeys();
    const authenticator = await addOne();
    const answer = authenticator.signIn({ challenge: await offerSignIn() });
    expect(await signIn(answer)).toMatchObject({ status: 200 });
    expect(await signIn(answer)).toEqual(problem({ ...REFUSED, statusCode: 401 }));
  });

  test("works once even if answers arrive together", async () => {
    const { addOne, offerSignIn, signIn } = await openPasskeys();
    const authenticator = await addOne();
    const answer = authenticator.signIn({ challenge: await offerSignIn() });
    const answered = await Promise.all([1, 2, 3].map(() => signIn(answer)));
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test("expires after five minutes", async () => {
    const { services, addOne, offerSignIn, signIn } = await openPasskeys();
    const authenticator = await addOne();
    const [late, inTime] = [await offerSignIn(), await offerSignIn()];
    services.clock.advance(CHALLENGE_MS - 1);
    expect(await signIn(authenticator.signIn({ challenge: inTime }))).toMatchObject({ status: 200 });
    services.clock.advance(1);
    expect(await signIn(authenticator.signIn({ challenge: late }))).toMatchObject(REFUSED);
  });

  test("must be made by this site, and for signing in", async () => {
    const { addOne, offer, signIn } = await openPasskeys();
    const authenticator = await addOne();
    for (const challenge of [await offer(), "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
      expect(await signIn(authenticator.signIn({ challenge }))).toMatchObject(REFUSED);
    }
  });
});

test.each([...WRONG, ["adding a passkey", { type: "webauthn.create" }] as [string, Said]])(
  "an answer of %s does not sign in",
  async (_, said) => {
    const { addOne, signInBy } = await openPasskeys();
    const authenticator = await addOne();
    expect(await signInBy(authenticator, said)).toMatchObject(REFUSED);
    expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
  },
);

test("only the key of the passkey signs for it, and a signature is for one answer", async () => {
  const { addOne, offerSignIn, signIn } = await openPasskeys();
  const authenticator = await addOne();
  const stranger = createSoftwareAuthenticator();
  const forged = stranger.signIn({ challenge: await offerSignIn() });
  expect(await signIn({ ...forged, id: authenticator.id, rawId: authenticator.id })).toMatchObject(REFUSED);
  // A passkey that nobody added is refused in the same words.
  expect(await signIn(forged)).toMatchObject(REFUSED);
  const [first, second] = [await offerSignIn(), await offerSignIn()].map((challenge) =>
    authenticator.signIn({ challenge }),
  );
  const mixed = { ...first, response: { ...first?.response, signature: second?.response.signature } };
  expect(await signIn(mixed)).toMatchObject(REFUSED);
  expect(await signIn(second)).toMatchObject({ status: 200 });
});

describe("the signature counter", () => {
  test("must grow, because a copied authenticator repeats it", async () => {
    const { addOne, signInBy, services } = await openPasskeys();
    const authenticator = await addOne({ counter: 5 });
    const stored = async () =>
      Number((await services.db.read.selectFrom("passkeys").select("counter").executeTakeFirstOrThrow()).counter);
    expect(await signInBy(authenticator, { counter: 9 })).toMatchObject({ status: 200 });
    expect(await stored()).toBe(9);
    for (const counter of [8, 9, 0]) {
      expect(await signInBy(authenticator, { counter })).toMatchObject(REFUSED);
      expect(await stored()).toBe(9);
    }
    expect(await signInBy(authenticator, { counter: 10 })).toMatchObject({ status: 200 });
  });

  test("may stay 0 for an authenticator that does not count", async () => {
    const { addOne, signInBy } = await openPasskeys();
    const authenticator = await addOne();
    for (const _ of [1, 2]) expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
  });

  test("lets in one of two sign-ins that come together with the same count", async () => {
    const { addOne, signInBy } = await openPasskeys();
    const authenticator = await addOne({ counter: 1 });
    const answered = await Promise.all([1, 2].map(() => signInBy(authenticator, { counter: 2 })));
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

test("each passkey signs in to the account of its own", async () => {
  const { addOne, signInAs, signInBy } = await openPasskeys();
  const other = await signInAs("other");
  const [own, others] = [await addOne(), await addOne({}, other)];
  expect(await signInBy(own)).toMatchObject({ status: 200, username: TEST_USERNAME });
  expect(await signInBy(others)).toMatchObject({ status: 200, username: "other" });
});

test("only its owner removes a passkey, and it does not sign in after that", async () => {
  const { addOne, signInAs, signInBy, list, call, token } = await openPasskeys();
  const authenticator = await addOne();
  const [passkey] = await list();
  const json = { currentPassword: TEST_PASSWORD };
  const remove = async (asker: string) =>
    (await call("POST", `/api/account/passkeys/${passkey?.id}/off`, { token: asker, json })).status;
  expect(await remove(await signInAs("other"))).toBe(404);
  expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
  expect(await remove(token)).toBe(200);
  expect(await signInBy(authenticator)).toMatchObject(REFUSED);
});

test("a disabled account signs in by no passkey, and adds none", async () => {
  const { services, addOne, offer, add, signInAs, signInBy } = await openPasskeys();
  const other = await signInAs("other");
  const authenticator = await addOne({}, other);
  const answer = createSoftwareAuthenticator().register({ challenge: await offer(other) });
  await disableAccount(services, "other");
  expect(await signInBy(authenticator)).toEqual(problem({ ...REFUSED, statusCode: 401 }));
  expect(await add(answer, { asker: other })).toMatchObject({ status: 401 });
  await enableAccount(services, "other");
  expect(await signInBy(authenticator)).toMatchObject({ status: 200, username: "other" });
});

test("failures with one passkey are counted, and stop even the right answer", async () => {
  const { addOne, signInBy } = await openPasskeys();
  const [tried, untouched] = [await addOne(), await addOne()];
  for (let count = 0; count < 10; count += 1) {
    expect(await signInBy(tried, { rpId: "tuskers.example" })).toMatchObject(REFUSED);
  }
  expect(await signInBy(tried)).toMatchObject({ status: 429 });
  expect(await signInBy(untouched)).toMatchObject({ status: 200 });
});
