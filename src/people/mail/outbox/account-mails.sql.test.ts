import { expect, onTestFinished, test } from "vitest";
import { leaveMessage } from "../../../../tests/support/contact-messages.ts";
import { startMailServer } from "../../../../tests/support/mail-server.ts";
import {
  AWAY,
  openOutbox,
  openRunningOutbox,
  REFUSED,
  scriptChannel,
} from "../../../../tests/support/scripted-outbox.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { accountMailRows, countAccountMails } from "../rows/account-mail-rows.server.ts";
import { createOutbox } from "./outbox.server.ts";
import { deleteOldAccountMails, type NewAccountMail, queueAccountMail } from "./queue-account-mail.server.ts";
import { takeDue } from "./take-delivery.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAIL = { to: "nimal@example.com", subject: "A link", text: "https://tuskers.example/#secret" };

async function leaveMail(services: Pick<Services, "db" | "outbox" | "clock">, more: Partial<NewAccountMail> = {}) {
  const queued = await services.db.write
    .transaction()
    .execute((transaction) => queueAccountMail(services, transaction, { ...MAIL, ...more }));
  services.outbox.wake();
  return queued;
}

const allMails = ({ db }: Pick<Services, "db">) => db.read.selectFrom("account_mails").selectAll().execute();

test("a mail reaches its address, and nothing of it is kept", async () => {
  const server = await startMailServer();
  const services = await openTestServices({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: "keeper@tuskers.example",
  });
  const { outbox } = services;
  await outbox.start();
  expect(await leaveMail(services)).toBe(true);
  await outbox.settled();
  expect(server.received).toMatchObject([{ from: "keeper@tuskers.example", to: [MAIL.to] }]);
  expect(server.received[0]?.source).toMatch(/^To: nimal@example\.com\r$[\s\S]*#secret/m);
  expect(await allMails(services)).toEqual([]);
});

test("a mail is put off while the server is away, and sent once, beside contact messages", async () => {
  const { mailer, mails, sent, next } = scriptChannel();
  const { services, outbox, clock, look, logged } = await openRunningOutbox(mailer);
  next(AWAY);
  await leaveMail(services);
  await outbox.settled();
  expect(await countAccountMails(services.db.read)).toEqual({ waiting: 1, failed: 0 });
  await leaveMessage(services);
  clock.advance(MINUTE);
  await look();
  expect([mails.length, sent.length, new Set(mails.map(({ id }) => id)).size]).toEqual([2, 1, 1]);
  expect(mails.at(-1)).toMatchObject(MAIL);
  expect(await allMails(services)).toEqual([]);
  for (const secret of [MAIL.to, "#secret"]) expect(logged.join("")).not.toContain(secret);
});

test("a refused mail is given up and loses address and text", async () => {
  const { mailer, next } = scriptChannel();
  const { services, outbox } = await openRunningOutbox(mailer);
  next(REFUSED);
  await leaveMail(services);
  await outbox.settled();
  expect(await allMails(services)).toMatchObject([
    { state: "failed", recipient: null, text: null, subject: MAIL.subject, last_error: "The server refused it." },
  ]);
  expect(await countAccountMails(services.db.read)).toEqual({ waiting: 0, failed: 1 });
});

test("a mail is given up when it would come too late", async () => {
  const { mailer, mails, always } = scriptChannel();
  always(AWAY);
  const { services, outbox, clock, look } = await openRunningOutbox(mailer);
  await leaveMail(services, { expiresAt: new Date(clock.now().getTime() + 4 * MINUTE) });
  await outbox.settled();
  clock.advance(MINUTE);
  await look();
  expect(mails).toHaveLength(2);
  expect(await allMails(services)).toMatchObject([{ state: "failed", recipient: null, text: null }]);
});

test("a mail whose time has passed while the site was down is not sent", async () => {
  const { mailer, mails } = scriptChannel();
  const { services, outbox, clock } = await openOutbox(mailer);
  await leaveMail(services, { expiresAt: new Date(clock.now().getTime() + MINUTE) });
  clock.advance(2 * MINUTE);
  await outbox.start();
  await outbox.settled();
  expect(mails).toEqual([]);
  expect(await allMails(services)).toMatchObject([{ state: "failed", attempts: 0, text: null }]);
});

test("of two processes one takes a mail, and another when the first died with it", async () => {
  const { mailer } = scriptChannel();
  const { services, db, clock } = await openOutbox(mailer);
  await leaveMail(services);
  const take = () => takeDue({ db, rows: accountMailRows }, { now: clock.now(), mostAttempts: 8 });
  const taken = await Promise.all([take(), take()]);
  expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
  clock.advance(5 * MINUTE);
  expect(await take()).toMatchObject({ attempts: 2, text: MAIL.text });
});

test("nothing is queued where only a service with fixed recipients is configured, or none", async () => {
  const { services } = await openOutbox(scriptChannel("emailjs").channel);
  expect(await leaveMail(services)).toBe(false);
  expect(await leaveMail(await openTestServices())).toBe(false);
  expect(await allMails(services)).toEqual([]);
});

test("what nobody sends for a month is deleted", async () => {
  const { mailer } = scriptChannel();
  const { services, db, clock } = await openOutbox(mailer);
  await leaveMail(services);
  clock.advance(29 * DAY);
  expect(await deleteOldAccountMails(services)).toBe(0);
  clock.advance(2 * DAY);
  expect(await deleteOldAccountMails(services)).toBe(1);
  const withoutMail = createOutbox({ db, channels: [], clock, log: services.log });
  onTestFinished(() => withoutMail.close());
  expect(withoutMail.canMail).toBe(false);
});
