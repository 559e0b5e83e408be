import { hostname } from "node:os";
import type { Logger } from "pino";
import { z } from "zod";
import { asSite } from "../../content/settings/site/read-site.server.ts";
import { readAlertAddresses } from "../../people/accounts/rows/account-rows.server.ts";
import type { Outbox } from "../../people/mail/outbox/outbox.server.ts";
import { queueAccountMail } from "../../people/mail/outbox/queue-account-mail.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { withLease } from "../../platform/db/leases.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { findSiteState, saveSiteState } from "../../platform/db/site-state.server.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/job-runner.server.ts";
import { type AlertMail, alertMails, GIVEN_UP } from "./alert-mails.server.ts";
import { findTroubles, type Troubles } from "./troubles.server.ts";

declare module "../../platform/services/services.server.ts" {
  interface Services {
    /** Tells administrators by mail that the site needs attention. */
    alerts: Alerts;
  }
}

type Alerts = Pick<JobRunner, "start" | "wake" | "settled" | "close">;

/** How often the site looks. */
const LOOK_EVERY_MS = 60_000;
/** Mails that are given up one after the other make one alert an hour. */
const MAIL_ALERT_EVERY_MS = 60 * 60 * 1000;
/** A machine that was taken away does not come back to say that its disk has room. */
const FORGET_DISK_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** What was given up until `last` is known. */
const givenUpSchema = z.object({ at: z.string(), last: z.string() });

/** What administrators have been told. */
const toldSchema = z.object({
  /** Since when they know that backups fail. */
  backup: z.string().optional(),
  mail: givenUpSchema.optional(),
  /** By machine, since when they know that its disk is nearly full. */
  disks: z.record(z.string(), z.string()),
});
/** The same for what features gave up, by its name. It is stored beside the rest. */
const givenUpByFeaturesSchema = z.object(
  Object.fromEntries(GIVEN_UP.map(({ name }) => [name, givenUpSchema.optional()])),
);
type Told = z.infer<typeof toldSchema> & { ofFeatures: z.infer<typeof givenUpByFeaturesSchema> };

async function findTold({ read }: Pick<OpenDatabase, "read">): Promise<Told> {
  const stored: unknown = JSON.parse((await findSiteState(read, "alerts")) ?? '{ "disks": {} }');
  return { ...toldSchema.parse(stored), ofFeatures: givenUpByFeaturesSchema.parse(stored) };
}

type Look = { now: Date; host: string; siteUrl: string; name: string };

/** What there is to tell now, and what will have been told then. */
function decide(told: Told, { backup, mail, ofFeatures, disk }: Troubles, { now, host, siteUrl, name }: Look) {
  const at = now.toISOString();
  const mailsOf = alertMails({ name, siteUrl });
  const mails: AlertMail[] = [];
  const next: Told = { ...told, disks: { ...told.disks }, ofFeatures: { ...told.ofFeatures } };
  if (backup !== undefined && told.backup === undefined) {
    mails.push(mailsOf.backupFailed(backup));
    next.backup = at;
  } else if (backup === undefined && told.backup !== undefined) {
    mails.push(mailsOf.backupGood());
    delete next.backup;
  }
  const wasLately = (known: { at: string } | undefined) =>
    known !== undefined && now.getTime() - Date.parse(known.at) < MAIL_ALERT_EVERY_MS;
  if (mail.last !== undefined && !wasLately(told.mail)) {
    mails.push(mailsOf.mailGivenUp(mail));
    next.mail = { at, last: mail.last };
  }
  for (const { work, count, last } of ofFeatures) {
    if (last === undefined || wasLately(told.ofFeatures[work.name])) continue;
    mails.push(mailsOf.givenUp(work, count));
    next.ofFeatures[work.name] = { at, last };
  }
  for (const [machine, since] of Object.entries(told.disks)) {
    if (now.getTime() - Date.parse(since) > FORGET_DISK_AFTER_MS) delete next.disks[machine];
  }
  if (disk.state === "little" && next.disks[host] === undefined) {
    mails.push(mailsOf.diskFull(host, disk.free));
    next.disks[host] = at;
  } else if (disk.state === "enough" && next.disks[host] !== undefined) {
    mails.push(mailsOf.diskEnough(host, disk.free));
    delete next.disks[host];
  }
  return { mails, next };
}

type AlertNeeds = {
  config: Pick<Config, "dataDir" | "siteUrl">;
  db: OpenDatabase;
  outbox: Pick<Outbox, "canMail" | "wake">;
  clock: { now(): Date };
  log: Logger;
  /** The machine, whose disk is looked at. */
  host?: string;
};

/**
 * Mails the administrators who asked for it when a backup fails, mail or the work of a feature is given up, or the disk
 * runs full: once when it begins, and once when it is over. What was mailed is in the database, so that several processes
 * mail it once.
 */
export function createAlerts(needs: AlertNeeds): Alerts {
  const { config, db, outbox, clock, log, host = hostname() } = needs;

  async function look(): Promise<void> {
    const addresses = await readAlertAddresses(db.read);
    // Nothing counts as told then, so it is told as soon as somebody wants to hear it.
    if (addresses.length === 0) return;
    const told = await findTold(db);
    const known = {
      mailsAfter: told.mail?.last ?? "",
      givenUpAfter: (name: string) => told.ofFeatures[name]?.last ?? "",
    };
    const troubles = await findTroubles({ read: db.read, dataDir: config.dataDir }, known);
    const name = await asSite(db, async () => siteName());
    const {
      mails,
      next: { ofFeatures, ...next },
    } = decide(told, troubles, { now: clock.now(), host, siteUrl: config.siteUrl, name });
    if (mails.length === 0) return;
    await db.write.transaction().execute(async (transaction) => {
      for (const mail of mails) {
        for (const to of addresses) await queueAccountMail(needs, transaction, { ...mail, to });
      }
      await saveSiteState(transaction, "alerts", JSON.stringify({ ...next, ...ofFeatures }));
    });
    log.info({ alerts: mails.map(({ subject }) => subject) }, "Administrators are told that the site needs attention");
    outbox.wake();
  }

  return createJobRunner({
    async doNext() {
      if (outbox.canMail) await withLease({ db, clock }, { name: "alerts" }, look);
      return false;
    },
    nextDue: async () => undefined,
    longestSleepMs: LOOK_EVERY_MS,
    onError: (error) => log.error({ err: error }, "Administrators could not be told whether the site needs attention"),
    clock,
  });
}
