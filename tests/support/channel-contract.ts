import { describe, expect, test } from "vitest";
import {
  type MessageChannel,
  type OutgoingMessage,
  SendError,
} from "../../src/people/mail/channels/message-channel.server.ts";
import type { Behaviour } from "./mail-server.ts";

export const MESSAGE: OutgoingMessage = {
  id: "65f1c0ffee65f1c0ffee65f1",
  deliveryId: "65f1c0ffee65f1c0ffee65f1.7",
  name: "නිමල් Nimal",
  email: "nimal@example.com",
  subject: "ගැමුණු: his name",
  message: "How is his name spelt?\n\n<b>ගැමුණු</b> & Gemunu\n.\nA line that is a dot stands above.",
  createdAt: "2026-03-01T06:00:00.000Z",
};

const SECRET = "a-secret-of-ours";

/** A channel and a test double of the service it sends to. */
export type Receiver = {
  channel: MessageChannel;
  behave(behaviour: Behaviour): void;
  /** What has arrived, as the recipient sees it. */
  arrived(): Pick<OutgoingMessage, "name" | "email" | "subject" | "message">[];
  stop(): Promise<void>;
  start(): Promise<void>;
};

const never = new AbortController().signal;

const failureOf = async (sending: Promise<unknown>): Promise<SendError> => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SendError)) throw new Error(`Not a SendError: ${String(error)}`);
  return error;
};

/** Long enough for a reply that does come. */
const IMPATIENT = { secret: SECRET, timeLimitMs: 400 };
const PATIENT = { secret: SECRET, timeLimitMs: 60_000 };

/** The contract of every channel. `open` receives the password or key, and the time limit. */
export function describeChannel(name: string, open: (settings: typeof PATIENT) => Promise<Receiver>): void {
  describe(name, () => {
    test("delivers a message completely, in any script", async () => {
      const { channel, arrived } = await open(PATIENT);
      expect(await channel.send(MESSAGE, never)).toBeUndefined();
      const { name, email, subject, message } = MESSAGE;
      expect(arrived()).toEqual([{ name, email, subject, message }]);
    });

    test("delivers the longest message", async () => {
      const { channel, arrived } = await open(PATIENT);
      const message = "ගැමුණු a line of some length. ".repeat(330);
      await channel.send({ ...MESSAGE, message }, never);
      expect(arrived()[0]?.message).toBe(message);
    });

    test.each([
      ["later", true, /cannot accept the message.*Try again later|cannot accept.*\(429\).*Too many requests/],
      ["refuse", false, /refused the message.*(No such mailbox|template ID)/],
      ["drop", true, /failed before|could not be reached/],
      ["hang", true, /did not respond in time/],
    ] as const)("fails in plain words when the other side does this: %s", async (behaviour, mayRetry, sentence) => {
      const { channel, behave, arrived } = await open(behaviour === "hang" ? IMPATIENT : PATIENT);
      behave(behaviour);
      const error = await failureOf(channel.send(MESSAGE, never));
      expect(error.message).toMatch(sentence);
      expect(error.mayRetry).toBe(mayRetry);
      expect(arrived()).toEqual([]);
    });

    test("works again when the other side comes back", async () => {
      const { channel, stop, start, arrived } = await open(PATIENT);
      await stop();
      const error = await failureOf(channel.send(MESSAGE, never));
      expect(error.message).toMatch(/Nothing responds|could not be reached/);
      expect(error.mayRetry).toBe(true);
      await start();
      await channel.send(MESSAGE, never);
      expect(arrived()).toHaveLength(1);
    });

    test("gives up at once when it is told to", { timeout: 10_000 }, async () => {
      const { channel, behave } = await open(PATIENT);
      behave("hang");
      expect((await failureOf(channel.send(MESSAGE, AbortSignal.abort()))).mayRetry).toBe(true);
      const stop = new AbortController();
      const sending = failureOf(channel.send(MESSAGE, stop.signal));
      stop.abort();
      expect((await sending).mayRetry).toBe(true);
    });

    test("sends several at the same time", async () => {
      const { channel, arrived } = await open(PATIENT);
      const subjects = ["one", "two", "three"];
      await Promise.all(subjects.map((subject) => channel.send({ ...MESSAGE, subject }, never)));
      expect(
        arrived()
          .map((message) => message.subject)
          .toSorted(),
      ).toEqual(subjects.toSorted());
    });
  });
}
