import { expect, onTestFinished, test } from "vitest";
import { leaveMessage } from "../../../tests/support/contact-messages.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { readMail } from "../../../tests/support/read-mail.ts";
import { mountSmallDisk } from "../../../tests/support/small-disk.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { addWebhook, sendTest } from "../../features/webhooks/change-webhooks.server.ts";
import { createWebhooks } from "../../features/webhooks/sending/webhooks.server.ts";
import { createAccount } from "../../people/accounts/actions/create-account.server.ts";
import { getAccount, updateAccount } from "../../people/accounts/rows/account-rows.server.ts";
import { noteBackup } from "../backups/note-backup.server.ts";
import { ALERT_ENDINGS } from "./alert-mails.server.ts";
import { createAlerts } from "./alerts.server.ts";

const HOUR_MS = 3_600_000;

/** A site with a mail server, and an administrator who wants to hear of troubles. */
async function open({ asked = true }: { asked?: boolean } = {}) {
  const server = await startMailServer();
  const services = await openTestServices({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: "desk@example.com",
    CONTACT_FROM: "site@example.com",
  });
  const { db, clock } = services;
  const account = { username: "kumari", password: "three tall tuskers", role: "administrator" as const };
  await createAccount(services, account);
  const { seq } = await getAccount(db.read, "kumari");
  const ask = (wants_alerts: number) =>
    db.write.transaction().execute((transaction) =>
      updateAccount(transaction, seq, {
        ...{ email: "kumari@example.com", wants_alerts },
        email_confirmed_at: clock.now().toISOString(),
      }),
    );
  await ask(asked ? 1 : 0);
  await services.outbox.start();
  const opened = createOpener(services);
  const look = async (alerts = opened()) => {
    alerts.start();
    await alerts.settled();
    services.outbox.wake();
    await services.outbox.settled();
    await alerts.close();
  };
  const fail = (message = "There is no room.") =>
    noteBackup(db, { failure: { failedAt: clock.now().toISOString(), message } });
  const succeed = () =>
    noteBackup(db, {
      good: { finishedAt: clock.now().toISOString(), fileBytes: 1, pictures: 0, missing: 0, damaged: 0 },
    });
  const subjects = () => subjectsOf(server);
  return { services, server, ask, opened, look, fail, succeed, subjects };
}

const createOpener =
  (services: Awaited<ReturnType<typeof openTestServices>>) =>
  (dataDir = services.config.dataDir, host = "one") => {
    const alerts = createAlerts({ ...services, config: { ...services.config, dataDir }, host });
    onTestFinished(() => alerts.close());
    return alerts;
  };

/** The subjects of the alerts that arrived, without their common beginning. */
const subjectsOf = ({ received }: MailServer): string[] =>
  received
    .map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? "")
    .filter((subject) => ALERT_ENDINGS.some((ending) => subject.endsWith(ending)))
    .map((subject) => subject.replace(/^Sri Lankan Tuskers: /, ""));

test("a failed backup is told once, however often it fails, and once when it is good again", async () => {
  const { services, server, look, fail, succeed, subjects } = await open();
  await look();
  expect(subjects()).toEqual([]);
  await fail("The disk of /srv/backups has no space for the backup.");
  for (let hour = 0; hour < 3; hour += 1) {
    await look();
    services.clock.advance(HOUR_MS);
    await fail();
  }
  expect(subjects()).toEqual(["the backup failed"]);
  expect(server.received[0]).toMatchObject({ to: ["kumari@example.com"] });
  expect(server.received[0]?.source.replaceAll("=\r\n", "")).toContain("has no space for the backup.");
  await succeed();
  await look();
  await look();
  expect(subjects()).toEqual(["the backup failed", "backups work again"]);
  await fail();
  await look();
  expect(subjects()).toHaveLength(3);
});

test("several processes tell it once", async () => {
  const { services, opened, fail, subjects } = await open();
  await fail();
  const processes = [opened(), opened(), opened()];
  for (const alerts of processes) alerts.start();
  await Promise.all(processes.map((alerts) => alerts.settled()));
  services.outbox.wake();
  await services.outbox.settled();
  expect(subjects()).toEqual(["the backup failed"]);
});

test("nobody is mailed who did not ask; who asks later hears what still is so", async () => {
  const { ask, look, fail, subjects } = await open({ asked: false });
  await fail();
  await look();
  expect(subjects()).toEqual([]);
  await ask(1);
  await look();
  expect(subjects()).toEqual(["the backup failed"]);
});

test("contact messages that were given up are told, at most once an hour", async () => {
  const { services, server, look, subjects } = await open();
  const giveUp = async (subject: string) => {
    server.unknown.push("desk@example.com");
    await leaveMessage(services, { subject });
    await services.outbox.settled();
    server.unknown.length = 0;
  };
  await giveUp("one");
  await look();
  services.clock.advance(1000);
  await giveUp("two");
  services.clock.advance(1000);
  await giveUp("three");
  await look();
  expect(subjects()).toEqual(["mail could not be delivered"]);
  services.clock.advance(HOUR_MS);
  await look();
  expect(subjects()).toEqual(["mail could not be delivered", "mail could not be delivered"]);
  expect(server.received.at(-1)?.source.replaceAll("=\r\n", "")).toContain("2 contact messages could not");
  services.clock.advance(HOUR_MS);
  await look();
  expect(subjects()).toHaveLength(2);
});

test("events that no webhook took are told, at most once an hour, and lead to the screen that says why", async () => {
  const { services, server, look, subjects } = await open();
  const webhooks = createWebhooks({
    ...services,
    // A receiver that wants no more: an event that it refuses is given up at once.
    fetchGuarded: async (url) => ({ status: 410, headers: {}, url, permanentUrl: url, body: Buffer.alloc(0) }),
  });
  onTestFinished(() => webhooks.close());
  webhooks.start();
  const wanted = { url: "https://hooks.example/", events: ["tusker.published" as const] };
  const giveUp = async () => {
    const { id } = await addWebhook(services, wanted, "kumari");
    await sendTest({ ...services, webhooks }, id);
    await webhooks.settled();
    services.clock.advance(1000);
  };
  await look();
  await giveUp();
  await look();
  await giveUp();
  await giveUp();
  await look();
  expect(subjects()).toEqual(["webhooks could not be told"]);
  expect(server.received[0]).toMatchObject({ to: ["kumari@example.com"] });
  const text = () => readMail(server.received.at(-1)?.source ?? "").text;
  expect(text()).toContain("1 event of http");
  expect(text()).toContain(`${services.config.siteUrl}/admin/webhooks`);
  expect(text()).not.toContain("hooks.example");
  services.clock.advance(HOUR_MS);
  await look();
  expect(subjects()).toHaveLength(2);
  expect(text()).toContain("2 events of http");
  services.clock.advance(HOUR_MS);
  await look();
  expect(subjects()).toHaveLength(2);
});

test("an alert that cannot be delivered makes no further alert", async () => {
  const { services, server, look, fail, subjects } = await open();
  server.unknown.push("kumari@example.com");
  await fail();
  await look();
  const mails = await services.db.read.selectFrom("account_mails").select(["subject", "state"]).execute();
  expect(mails).toEqual([{ subject: "Sri Lankan Tuskers: the backup failed", state: "failed" }]);
  server.unknown.length = 0;
  services.clock.advance(2 * HOUR_MS);
  await look();
  expect(subjects()).toEqual([]);
});

test("a disk that runs full is told per machine, and again only once it had room", async ({ skip }) => {
  const disk = await mountSmallDisk(20_000_000);
  if (disk === undefined) return skip("This account may not mount a file system");
  const { opened, look, subjects } = await open();
  const lookAt = (host: string) => look(opened(disk.folder, host));
  await lookAt("one");
  expect(subjects()).toEqual([]);
  disk.fill();
  await lookAt("one");
  await lookAt("one");
  expect(subjects()).toEqual(["the disk is nearly full"]);
  await lookAt("two");
  expect(subjects()).toHaveLength(2);
  disk.makeRoom();
  await lookAt("one");
  await lookAt("one");
  expect(subjects().slice(2)).toEqual(["the disk has room again"]);
});
