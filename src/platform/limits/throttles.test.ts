import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newToken } from "../ids/tokens.server.ts";
import { createThrottles, type LoginAttemptBy, type Throttles } from "./throttles.server.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const by = (given: Partial<LoginAttemptBy>): LoginAttemptBy => ({
  accountKey: "admin",
  clientAddress: "203.0.113.1",
  trustedDevice: undefined,
  ...given,
});

const fail = async (throttles: Throttles, times: number, attempt: (index: number) => Partial<LoginAttemptBy>) => {
  for (let index = 0; index < times; index += 1) await throttles.beginLogin(by(attempt(index)));
};

const addressNumber = (index: number) => `198.51.100.${index}`;

describe("failed sign-ins", () => {
  test("to one account from one address end after ten, for a quarter of an hour", async () => {
    const throttles = createThrottles();
    await fail(throttles, 10, () => ({}));
    await expect(throttles.beginLogin(by({}))).rejects.toMatchObject({
      kind: "TooManyRequests",
      retryAfterSeconds: 900,
    });
    await throttles.beginLogin(by({ accountKey: "other" }));
    vi.advanceTimersByTime(15 * MINUTE_MS);
    await throttles.beginLogin(by({}));
  });

  test("from one address end after thirty, for any names", async () => {
    const throttles = createThrottles();
    await fail(throttles, 30, (index) => ({ accountKey: `name ${index}` }));
    await expect(throttles.beginLogin(by({ accountKey: "one more" }))).rejects.toMatchObject({
      kind: "TooManyRequests",
    });
    await throttles.beginLogin(by({ accountKey: "one more", clientAddress: "203.0.113.2" }));
  });

  test("from anywhere in one IPv6 network count together", async () => {
    const throttles = createThrottles();
    await fail(throttles, 30, (index) => ({ accountKey: `name ${index}`, clientAddress: `2001:db8::${index + 1}` }));
    const attempt = by({ accountKey: "one more", clientAddress: "2001:db8::ffff" });
    await expect(throttles.beginLogin(attempt)).rejects.toMatchObject({ kind: "TooManyRequests" });
    await throttles.beginLogin({ ...attempt, clientAddress: "2001:db8:0:1::1" });
  });

  test("to one account from many addresses end after fifty, for an hour", async () => {
    const throttles = createThrottles();
    await fail(throttles, 50, (index) => ({ clientAddress: addressNumber(index) }));
    await expect(throttles.beginLogin(by({ clientAddress: addressNumber(99) }))).rejects.toMatchObject({
      retryAfterSeconds: 3600,
    });
    vi.advanceTimersByTime(60 * MINUTE_MS);
    await throttles.beginLogin(by({ clientAddress: addressNumber(99) }));
  });

  test("at the same moment do not all pass as the last one", async () => {
    const throttles = createThrottles();
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => throttles.beginLogin(by({}))));
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(10);
  });

  test("that were refused before the password was checked do not count", async () => {
    const throttles = createThrottles();
    await fail(throttles, 10, () => ({}));
    for (let refused = 0; refused < 40; refused += 1) await expect(throttles.beginLogin(by({}))).rejects.toThrow();
    // 20 of the address's 30 points are left.
    await fail(throttles, 20, (index) => ({ accountKey: `name ${index}` }));
    await expect(throttles.beginLogin(by({ accountKey: "one more" }))).rejects.toThrow();
  });
});

test.each([
  ["300 from one /48 of IPv6", 300, (index: number) => `2001:db8:0:${index.toString(16)}::1`],
  ["2,000 from one /24 of IPv4", 2000, (index: number) => `203.0.113.${index % 100}`],
])("failed sign-ins end after %s, except for a browser that signed in before", async (_, most, address) => {
  const throttles = createThrottles();
  await fail(throttles, most, (index) => ({ accountKey: `name ${index}`, clientAddress: address(index) }));
  const attempt = by({ accountKey: "one more", clientAddress: address(most + 1) });
  await expect(throttles.beginLogin(attempt)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  await throttles.beginLogin({ ...attempt, trustedDevice: "hash of its token" });
  await throttles.beginLogin(by({ accountKey: "one more", clientAddress: "192.0.2.1" }));
});

describe("a sign-in that succeeds", () => {
  test("forgets the failures of this account from this address", async () => {
    const throttles = createThrottles();
    for (let round = 0; round < 3; round += 1) {
      await fail(throttles, 9, () => ({}));
      await (await throttles.beginLogin(by({}))).succeeded();
    }
    await fail(throttles, 3, () => ({}));
  });

  test("leaves the failures of the address and of the account as they were", async () => {
    const throttles = createThrottles();
    await fail(throttles, 29, (index) => ({ accountKey: `name ${index}` }));
    await (await throttles.beginLogin(by({}))).succeeded();
    await throttles.beginLogin(by({ accountKey: "the thirtieth" }));
    await expect(throttles.beginLogin(by({ accountKey: "one more" }))).rejects.toThrow();
  });

  test("costs nothing, however often it happens", async () => {
    const throttles = createThrottles();
    for (let times = 0; times < 100; times += 1) await (await throttles.beginLogin(by({}))).succeeded();
  });
});

test("a sign-in that was withdrawn is not counted", async () => {
  const throttles = createThrottles();
  for (let times = 0; times < 100; times += 1) await (await throttles.beginLogin(by({}))).withdraw();
});

describe("a browser that signed in before", () => {
  const device = { trustedDevice: "hash of its token" };

  test("is not kept out by failures of others, whether from elsewhere or from its own address", async () => {
    const throttles = createThrottles();
    await fail(throttles, 50, (index) => ({ clientAddress: addressNumber(index) }));
    await expect(throttles.beginLogin(by({}))).rejects.toThrow();
    // Attempts refused by the account's limit were counted for their network.
    await fail(throttles, 29, (index) => ({ accountKey: `name ${index}` }));
    await expect(throttles.beginLogin(by({ accountKey: "one more" }))).rejects.toThrow();
    await (await throttles.beginLogin(by(device))).succeeded();
  });

  test("may fail ten times, and must then wait like others", async () => {
    const throttles = createThrottles();
    await fail(throttles, 10, () => device);
    await expect(throttles.beginLogin(by(device))).rejects.toMatchObject({ retryAfterSeconds: 900 });
    await expect(throttles.beginLogin(by({ ...device, clientAddress: addressNumber(1) }))).rejects.toThrow();
    await throttles.beginLogin(by({ trustedDevice: "hash of another token" }));
  });
});

describe("what strangers send to be read", () => {
  const token = () => newToken("tuskdevice_");

  test("is counted apart for sign-ins, messages and invitations, 120 a minute from one network", async () => {
    const { attempts } = createThrottles();
    const kinds = [
      (address: string) => attempts.signIn.consume(address, undefined),
      (address: string) => attempts.contact.consume(address),
      (address: string) => attempts.invitations.consume(address),
    ];
    for (const consume of kinds) {
      for (let sent = 0; sent < 120; sent += 1) await consume("203.0.113.1");
      await expect(consume("203.0.113.1")).rejects.toMatchObject({ kind: "TooManyRequests", retryAfterSeconds: 60 });
      await consume("203.0.113.2");
    }
  });

  test("by others behind the same router keeps out no browser that signed in before", async () => {
    const { signIn } = createThrottles().attempts;
    const [own, address] = [token(), "203.0.113.1"];
    for (let sent = 0; sent < 120; sent += 1) await signIn.consume(address, "tuskdevice_made-up");
    await expect(signIn.consume(address, undefined)).rejects.toThrow();
    for (let sent = 0; sent < 30; sent += 1) await signIn.consume(address, own);
    await expect(signIn.consume(address, own)).rejects.toMatchObject({ kind: "TooManyRequests" });
    await signIn.consume(address, token());
  });

  test("with more made-up cookies than there is room for counts for the network alone", async () => {
    const { signIn } = createThrottles().attempts;
    for (let index = 0; index < 50_000; index += 1) await signIn.consume("198.51.100.1", token());
    await signIn.consume("203.0.113.1", token());
    for (let sent = 0; sent < 120; sent += 1) await signIn.consume("198.51.100.1", token());
    await expect(signIn.consume("198.51.100.1", token())).rejects.toThrow();
  });
});

describe("wrong passwords and codes within a sign-in", () => {
  test("end after ten, for a quarter of an hour, in that sign-in alone", async () => {
    const { guesses } = createThrottles();
    for (let wrong = 0; wrong < 10; wrong += 1) await guesses.begin(1);
    await expect(guesses.begin(1)).rejects.toMatchObject({
      kind: "TooManyRequests",
      retryAfterSeconds: 900,
    });
    await guesses.begin(2);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    await guesses.begin(1);
  });

  test("are not forgiven for right ones in between, and end after thirty a day", async () => {
    const { guesses } = createThrottles();
    for (let wrong = 0; wrong < 30; wrong += 1) {
      await (await guesses.begin(1)).withdraw();
      await guesses.begin(1);
      vi.advanceTimersByTime(5 * MINUTE_MS);
    }
    await expect(guesses.begin(1)).rejects.toMatchObject({ retryAfterSeconds: 86_400 - 150 * 60 });
  });
});

describe("a flood of what is refused", () => {
  test("with a new name each time leaves sign-ins open to others", async () => {
    const throttles = createThrottles();
    for (let index = 0; index < 50_100; index += 1) {
      const attempt = by({ accountKey: `name ${index}`, clientAddress: addressNumber(index % 2) });
      await throttles.beginLogin(attempt).catch(() => undefined);
    }
    await throttles.beginLogin(by({ clientAddress: addressNumber(3) }));
  });

  test("from each network of a wider one leaves sign-ins open to others", { tags: ["deep"] }, async () => {
    const throttles = createThrottles();
    await fail(throttles, 50, (index) => ({ accountKey: "known", clientAddress: addressNumber(index) }));
    const flood = async (index: number) => {
      const accountKey = index % 2 === 0 ? "known" : `name ${index}`;
      const clientAddress = `2001:db8:0:${index.toString(16)}::1`;
      await (await throttles.beginLogin(by({ accountKey, clientAddress }))).withdraw();
    };
    for (let index = 0; index < 50_100; index += 1) await flood(index).catch(() => undefined);
    await throttles.beginLogin(by({}));
  });

  test("from each network of a wider one leaves the contact form open to others", { tags: ["deep"] }, async () => {
    const { contact } = createThrottles();
    for (let index = 0; index < 50_100; index += 1) {
      await contact.consume(`2001:db8:0:${index.toString(16)}::1`).catch(() => undefined);
    }
    await contact.consume("203.0.113.1");
  });
});

describe("messages from visitors", () => {
  test.each([
    ["30 in ten minutes and 150 a day from one /48 of IPv6", 30, (index: number) => `2001:db8:0:${index}::1`],
    ["150 in ten minutes and 750 a day from one /24 of IPv4", 150, (index: number) => `203.0.113.${index}`],
  ])("end after %s", async (_, most, address) => {
    const { contact } = createThrottles();
    for (let round = 0; round < 5; round += 1) {
      for (let sent = 0; sent < most; sent += 1) await contact.consume(address((round * most + sent) % 200));
      await expect(contact.consume(address(200))).rejects.toMatchObject({ kind: "TooManyRequests" });
      vi.advanceTimersByTime(10 * MINUTE_MS);
    }
    await expect(contact.consume(address(201))).rejects.toMatchObject({ retryAfterSeconds: 86_400 - 50 * 60 });
    for (const elsewhere of ["2001:db8:1::1", "203.0.114.1"]) await contact.consume(elsewhere);
  });

  test("end after five in ten minutes from one network", async () => {
    const { contact } = createThrottles();
    for (let sent = 0; sent < 5; sent += 1) await contact.consume(`2001:db8::${sent + 1}`);
    await expect(contact.consume("2001:db8::9")).rejects.toMatchObject({
      kind: "TooManyRequests",
      retryAfterSeconds: 600,
    });
    await contact.consume("203.0.113.1");
    vi.advanceTimersByTime(10 * MINUTE_MS);
    await contact.consume("2001:db8::9");
  });

  test("end after thirty a day", async () => {
    const { contact } = createThrottles();
    for (let sent = 0; sent < 30; sent += 1) {
      await contact.consume("203.0.113.1");
      vi.advanceTimersByTime(3 * MINUTE_MS);
    }
    await expect(contact.consume("203.0.113.1")).rejects.toMatchObject({
      retryAfterSeconds: 86_400 - 90 * 60,
    });
    vi.advanceTimersByTime((86_400 - 90 * 60) * 1000);
    await contact.consume("203.0.113.1");
  });
});
