import { describe, expect, onTestFinished, test } from "vitest";
import { lastDeliveries, leaveMessage, SOME_MESSAGE } from "../../../../tests/support/contact-messages.ts";
import {
  MAIL_STAGES,
  type MailFailure,
  type MailStage,
  startFailingMailServer,
} from "../../../../tests/support/failing-mail-server.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { parseSmtpAddress } from "../../../platform/config/smtp-address.server.ts";
import { sendMessageAgain } from "../../messages/inbox/send-message-again.server.ts";
import { createOutbox } from "../outbox/outbox.server.ts";
import { openSmtpChannel } from "./smtp.server.ts";

const MINUTE = 60_000;
const PATIENCE = { connect: 300, greeting: 300, silence: 300 };

/** A site whose mail server can be made to fail at any stage. */
async function openSite() {
  const mail = await startFailingMailServer();
  const services = await openTestServices();
  const address = parseSmtpAddress(`smtp://site:secret@127.0.0.1:${mail.port}`);
  if (typeof address === "string") throw new Error(address);
  const settings = { server: address, to: ["keeper@tuskers.example"], from: "site@tuskers.example" };
  const { db, clock, log } = services;
  const readNow = async () => ({ name: "Sri Lankan Tuskers", to: settings.to });
  const open = () => {
    const channel = openSmtpChannel(settings, { siteUrl: "https://tuskers.example", readNow, timeouts: PATIENCE });
    const outbox = createOutbox({ db, channels: [channel], clock, log, graceMs: 1 });
    onTestFinished(() => outbox.close());
    return outbox;
  };
  const outbox = open();
  await outbox.start();
  const later = async (milliseconds: number) => {
    clock.advance(milliseconds);
    outbox.wake();
    await outbox.settled();
  };
  return { mail, services: { ...services, outbox }, outbox, later };
}

const cases = (failures: readonly MailFailure[], stages: readonly MailStage[] = MAIL_STAGES) =>
  stages.flatMap((stage) => failures.map((how) => ({ stage, how })));
const COMMANDS = MAIL_STAGES.filter((stage) => stage !== "text");

const PASSING = [...cases(["later"], COMMANDS), ...cases(["hang", "drop"]), { stage: "AUTH", how: "never" } as const];

describe("a mail server that fails for now", () => {
  test.each(PASSING)(
    "at $stage ($how): the message waits, and is delivered once when the server is well",
    async (at) => {
      const { mail, services, outbox, later } = await openSite();
      mail.fail(at);
      await leaveMessage(services);
      await outbox.settled();
      expect(mail.taken).toEqual([]);
      expect(await lastDeliveries(services)).toMatchObject([
        {
          state: "waiting",
          attempts: 1,
          nextAttemptAt: "2026-03-01T06:01:00.000Z",
          lastError: expect.stringMatching(/\.|no, at/),
        },
      ]);
      mail.fail(undefined);
      await later(MINUTE - 1);
      expect(mail.taken).toEqual([]);
      await later(1);
      expect(mail.taken).toHaveLength(1);
      expect(mail.taken[0]).toContain(SOME_MESSAGE.email);
      expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 2, lastError: null }]);
      await later(1000 * MINUTE);
      expect(mail.taken).toHaveLength(1);
    },
  );
});

describe("a mail server that refuses permanently", () => {
  test.each(cases(["never"], ["greeting", "MAIL", "RCPT", "DATA", "end"]))(
    "at $stage: the message is given up where everybody sees it, and goes out once when somebody sends it again",
    async (at) => {
      const { mail, services, outbox, later } = await openSite();
      mail.fail(at);
      const id = await leaveMessage(services);
      await outbox.settled();
      const [delivery] = await lastDeliveries(services);
      expect(delivery).toMatchObject({ state: "failed", attempts: 1, nextAttemptAt: null });
      expect(delivery?.lastError).toContain(`no, at ${at.stage}`);
      mail.fail(undefined);
      await later(1000 * MINUTE);
      expect(mail.taken).toEqual([]);
      await sendMessageAgain(services, id, { username: "keeper" });
      await outbox.settled();
      expect(mail.taken).toHaveLength(1);
      expect((await lastDeliveries(services)).at(-1)).toMatchObject({ state: "sent" });
    },
  );
});

test("a server that takes the message and drops the line before it says so gets it again, under the same name", async () => {
  const { mail, services, outbox, later } = await openSite();
  mail.fail({ stage: "end", how: "lost" });
  await leaveMessage(services);
  await outbox.settled();
  expect(mail.taken).toHaveLength(1);
  expect(await lastDeliveries(services)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  mail.fail(undefined);
  await later(MINUTE);
  expect(mail.taken).toHaveLength(2);
  // The Message-ID tells a receiver that it is the same message.
  const names = mail.taken.map((source) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
  expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 2 }]);
});

test("a server that fails somewhere else each time has the message after the eighth, once", async () => {
  const { mail, services, outbox, later } = await openSite();
  const failures: { stage: MailStage; how: MailFailure }[] = [
    { stage: "greeting", how: "drop" },
    { stage: "EHLO", how: "later" },
    { stage: "AUTH", how: "never" },
    { stage: "MAIL", how: "drop" },
    { stage: "RCPT", how: "later" },
    { stage: "DATA", how: "later" },
    { stage: "text", how: "drop" },
  ];
  mail.fail(failures[0]);
  await leaveMessage(services);
  await outbox.settled();
  for (const next of [...failures.slice(1), undefined]) {
    mail.fail(next);
    await later(24 * 60 * MINUTE);
  }
  expect(mail.taken).toHaveLength(1);
  expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 8 }]);
});
