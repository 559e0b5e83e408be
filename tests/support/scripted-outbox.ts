import pino from "pino";
import { onTestFinished } from "vitest";
import {
  type AccountMail,
  type MessageChannel,
  type OutgoingMessage,
  SendError,
} from "../../src/people/mail/channels/message-channel.server.ts";
import { createOutbox } from "../../src/people/mail/outbox/outbox.server.ts";
import type { DeliveryChannel } from "../../src/people/mail/received-message.ts";
import { leaveMessage } from "./contact-messages.ts";
import { openTestServices } from "./test-services.ts";

type Outcome = Error | string | ((signal: AbortSignal) => Promise<string | undefined>) | undefined;

/** A channel with scripted outcomes; by default it accepts everything. */
export function scriptChannel(name: DeliveryChannel = "smtp") {
  const sent: OutgoingMessage[] = [];
  const outcomes: Outcome[] = [];
  let always: Outcome;
  const mails: AccountMail[] = [];
  async function act(signal: AbortSignal): Promise<string | undefined> {
    const outcome = outcomes.length > 0 ? outcomes.shift() : always;
    if (outcome instanceof Error) throw outcome;
    return typeof outcome === "function" ? outcome(signal) : outcome;
  }
  const channel: MessageChannel = {
    name,
    async send(message, signal) {
      sent.push(message);
      return act(signal);
    },
  };
  return {
    channel,
    /** The same, which can also send to any address. */
    mailer: {
      ...channel,
      async sendMail(mail: AccountMail, signal: AbortSignal) {
        mails.push(mail);
        await act(signal);
      },
    },
    sent,
    mails,
    next: (outcome: Outcome) => void outcomes.push(outcome),
    always: (outcome: Outcome) => {
      always = outcome;
    },
  };
}

export const AWAY = new SendError("The server is away.", { mayRetry: true });
export const REFUSED = new SendError("The server refused it.", { mayRetry: false });

/** An attempt that ends when the test says so, or when it is aborted. */
export function held() {
  let end: (note?: string) => void = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const outcome = (signal: AbortSignal) =>
    new Promise<string | undefined>((resolve, reject) => {
      end = resolve;
      signal.addEventListener("abort", () => reject(AWAY));
      begun();
    });
  return { outcome, hasBegun, end: (note?: string) => end(note) };
}

export async function openOutbox(...channels: MessageChannel[]) {
  const logged: string[] = [];
  const services = await openTestServices();
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const { db, clock } = services;
  const another = (graceMs?: number) => {
    const outbox = createOutbox({ db, channels, clock, log, graceMs });
    onTestFinished(() => outbox.close());
    return outbox;
  };
  const outbox = another();
  const look = async () => {
    outbox.wake();
    await outbox.settled();
  };
  /** Leaves a message, and waits until every try that is due has ended. */
  const leave = async (fields?: Parameters<typeof leaveMessage>[1]) => {
    const id = await leaveMessage({ ...services, outbox }, fields);
    await outbox.settled();
    return id;
  };
  return { services: { ...services, outbox }, db, clock, outbox, another, look, leave, logged };
}

export async function openRunningOutbox(...channels: MessageChannel[]) {
  const opened = await openOutbox(...channels);
  await opened.outbox.start();
  return opened;
}
