import type { Logger } from "pino";
import { createDeliveryQueue } from "../../../people/mail/outbox/delivery-queue.server.ts";
import type { Config } from "../../../platform/config/config.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../../../platform/jobs/job-runner.server.ts";
import { createGuardedFetch, type GuardedFetch } from "../../../platform/outgoing/guarded-fetch.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { deleteDeliveriesBefore, webhookDeliveryRows } from "../rows/webhook-delivery-rows.server.ts";
import { listWebhooks, setWebhookActive } from "../rows/webhook-rows.server.ts";
import { createEventFinder } from "./find-events.server.ts";
import { GONE_REASON, GoneError, sendEvent } from "./send-event.server.ts";

declare module "../../feature.ts" {
  interface FeatureServices {
    /** Tells other programs what happened to published entries. */
    webhooks: JobRunner;
  }
}

/** How often the site looks whether something was published; reading the content version is cheap. */
const LOOK_MS = 1000;
/** How long deliveries are kept, so that they can be looked at and sent again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Needs = {
  config: Pick<Config, "siteUrl">;
  db: OpenDatabase;
  clock: { now(): Date };
  log: Logger;
  /** Replaced in tests, as the internet is. */
  fetchGuarded?: GuardedFetch;
};

/**
 * Tells webhooks what happened to published entries. One job notices it: each change of public content raises the content
 * version, and each day may publish a scheduled article. The other sends what is queued, with the retries of the outbox.
 */
export function createWebhooks({ config, db, clock, log, ...parts }: Needs): JobRunner {
  const { fetchGuarded = createGuardedFetch({ userAgent: `sri-lankan-tuskers (+${config.siteUrl})` }) } = parts;
  const queueNews = createEventFinder({ db, config });
  let seen = "";

  const sending = createDeliveryQueue({
    ...{ db, clock, log },
    queue: {
      rows: webhookDeliveryRows,
      async send(delivery, signal) {
        try {
          await sendEvent(fetchGuarded, delivery, { now: clock.now(), signal });
        } catch (error) {
          if (error instanceof GoneError) {
            await setWebhookActive(db.write, { id: delivery.webhookId, active: false, why: GONE_REASON });
          }
          throw error;
        }
        return undefined;
      },
      sentenceOf: (error) => error.message,
      what: "webhook event",
      facts: ({ id, webhookId, event }) => ({ delivery: id, webhook: webhookId, event }),
    },
  });

  async function look(): Promise<void> {
    const now = clock.now();
    const shown = `${db.currentContentVersion()} ${siteDay(now)}`;
    if (shown === seen) return;
    if ((await listWebhooks(db.read)).length > 0) {
      await deleteDeliveriesBefore(db.write, new Date(now.getTime() - KEPT_MS));
      if (await queueNews(now)) sending.wake();
    }
    seen = shown;
  }

  const looking = createJobRunner({
    async doNext() {
      await look();
      return false;
    },
    nextDue: async () => undefined,
    longestSleepMs: LOOK_MS,
    onError: (error) => log.error({ err: error }, "Webhooks could not be told what happened"),
    clock,
  });
  return {
    start() {
      looking.start();
      sending.start();
    },
    wake() {
      looking.wake();
      sending.wake();
    },
    async settled() {
      await looking.settled();
      await sending.settled();
    },
    async close() {
      await Promise.all([looking.close(), sending.close()]);
    },
  };
}
