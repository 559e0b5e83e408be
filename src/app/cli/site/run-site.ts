import { setTimeout as pause } from "node:timers/promises";
import { keepPurgingBin } from "../../../content/calls/purge-bin.server.ts";
import { renderOutdatedEntries } from "../../../content/entries/saving/render-entries.server.ts";
import { keepSweepingImages } from "../../../content/image-library/sweep-images.server.ts";
import { keepDeletingOldLinks } from "../../../content/review/links/delete-old-links.server.ts";
import { loadStarterContent } from "../../../content/transfer/starter/load-starter-content.server.ts";
import { countMissingOnce, LOAD_TRANSLATIONS } from "../../../content/transfer/starter/missing-translations.server.ts";
import {
  ensureFirstAdministrator,
  type FirstAdministrator,
} from "../../../people/accounts/actions/ensure-first-administrator.server.ts";
import { keepDeletingOldActivities } from "../../../people/activity/delete-old-activities.server.ts";
import { keepDeletingOldAccountMails } from "../../../people/mail/outbox/queue-account-mail.server.ts";
import { keepDeletingOldMessages } from "../../../people/messages/inbox/delete-old-messages.server.ts";
import { ConfigError, readConfig } from "../../../platform/config/config.server.ts";
import { DAMAGED, isDamage } from "../../../platform/db/open/open-configured.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { CONNECTION_LIMITS } from "../../../platform/http/limits/connection-limits.server.ts";
import { type Interceptor, type RunningServer, type ServeOptions, serve } from "../../../platform/http/serve.server.ts";
import { coarseNetwork } from "../../../platform/limits/client-network.server.ts";
import { createLog } from "../../../platform/log/log.server.ts";
import { createRareNotice } from "../../../platform/log/rare-notice.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { keepReserve } from "../../../platform/storage/disk-room.server.ts";
import { keepSweepingTemporaryFiles } from "../../../platform/storage/sweep-temporary-files.server.ts";
import { counted } from "../../../platform/text/counted.ts";
import { checkKeyFile } from "../../backups/archive/key-file.server.ts";
import { features } from "../../features.server.ts";
import { metricsRoute } from "../../metrics/metrics-route.server.ts";
import type { SiteMetrics } from "../../metrics/site-metrics.server.ts";
import { openServices } from "../../server/services.server.ts";
import { stopSignal } from "./stop-signal.ts";

type App = Parameters<typeof serve>[0];

type Site = {
  app: App;
  /** Sees every request before the app. */
  interceptor?: Interceptor | undefined;
  onConnection?: () => void;
  metrics?: SiteMetrics | undefined;
  /** Called after the server has closed. */
  close?: () => Promise<void>;
};

/** The state of the graceful shutdown: see `AppParts`. */
export type Stopping = { isStopping: () => boolean; isLeaving: () => boolean };

/** Creates the site to serve. */
export type MakeSite = (services: Services, stopping: Stopping) => Promise<Site>;

/** An error that prevents the start and is printed as one sentence, without a stack trace. */
export class StartError extends Error {
  override readonly name = "StartError";
}

type Address = { host: string; port: number; setting: "PORT" | "METRICS_PORT" };

const SERVE_ERRORS: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port, setting }) => `Port ${port} is in use: stop the other program, or set ${setting} to a free one.`,
  EACCES: ({ port, setting }) => `Port ${port} is not allowed for this account: set ${setting} to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/** @throws StartError with the name of the setting to correct */
async function listen(
  app: App,
  { host, port, setting }: Address,
  options: Partial<ServeOptions> = {},
): Promise<RunningServer> {
  try {
    return await serve(app, { ...options, host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const sentence = SERVE_ERRORS[code]?.({ host, port, setting });
    throw sentence === undefined ? error : new StartError(sentence, { cause: error });
  }
}

/** Serves metrics on a separate port, if one is configured. */
async function startMetrics({ config, log }: Services, { metrics }: Site): Promise<RunningServer | undefined> {
  const { host, metricsPort: port, metricsToken } = config;
  if (metrics === undefined || port === undefined) return undefined;
  const server = await listen(metricsRoute(metrics, metricsToken), { host, port, setting: "METRICS_PORT" });
  log.info({ port: server.address.port }, "Metrics are served at /metrics");
  return server;
}

async function startServing(services: Services, site: Site): Promise<RunningServer> {
  const { config, log } = services;
  const { host, port } = config;
  const { app, interceptor, onConnection, metrics } = site;
  const slowClients = createRareNotice();
  const onSlowClient: ServeOptions["onSlowClient"] = (slowness, address = "") =>
    slowClients.happened((times) =>
      log.warn({ slowness, network: coarseNetwork(address), times }, "Slow clients were cut off"),
    );
  const metricsServer = await startMetrics(services, site);
  try {
    const server = await listen(
      app,
      { host, port, setting: "PORT" },
      {
        interceptor,
        limits: CONNECTION_LIMITS,
        onConnection,
        onSlowClient,
      },
    );
    metrics?.watch({ server });
    return {
      ...server,
      async close() {
        await server.close();
        await metricsServer?.close();
      },
    };
  } catch (error) {
    await metricsServer?.close();
    throw error;
  }
}

/** The address of the site for a browser on this machine. */
function localAddress(host: string, port: number): string {
  const everywhere = ["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"].includes(host);
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

function firstAdministratorText(administrator: FirstAdministrator): string {
  const { username } = administrator;
  return "password" in administrator
    ? `The administrator is "${username}", with the password ${administrator.password} (it is not shown again).`
    : `The administrator is "${username}"; the password is in ${administrator.file}.`;
}

/** The one-time work before the site accepts requests. */
async function prepareSite(services: Services): Promise<void> {
  const { config, log } = services;
  const administrator = await ensureFirstAdministrator({ services, output: process.stdout });
  // Printed immediately: if the port below is taken, the account already exists, and its password would never have been
  // shown.
  if (administrator) console.log(firstAdministratorText(administrator));
  const loaded = await loadStarterContent(services, { enabled: config.starterContent });
  if (loaded) log.info(loaded, "The starter content was loaded");
  await renderOutdatedEntries(services.db);
  if (config.starterContent && !loaded) await sayWhatIsMissing(services);
}

/** Prints once a release how many translations could be loaded. A full disk, for instance, must not stop the start. */
async function sayWhatIsMissing(services: Services): Promise<void> {
  const missing = await countMissingOnce(services).catch((error: unknown) => {
    services.log.warn({ err: error }, "Whether translations of this release are missing could not be found out");
    return undefined;
  });
  if (missing) {
    const what = counted(missing, "translation that comes", "translations that come");
    console.log(`${what} with this release would add something here. To load them: ${LOAD_TRANSLATIONS}`);
  }
}

/** Starts the background jobs of the site. @returns a function that stops them */
function beginUpkeep(services: Services): () => void {
  services.drawings.beginUpkeep();
  services.variantQueue.start();
  services.backups.start();
  services.alerts.start();
  services.cachePurges.start();
  const stops = [
    keepDeletingOldMessages(services),
    keepDeletingOldLinks(services),
    keepDeletingOldActivities(services),
    keepDeletingOldAccountMails(services),
    keepPurgingBin(services),
    keepSweepingImages(services),
    keepSweepingTemporaryFiles(services),
    keepReserve(services),
    ...features.map(({ beginUpkeep }) => beginUpkeep?.(services)),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}

async function serveUntilStopped(makeSite: MakeSite): Promise<void> {
  const config = readConfig();
  await checkKeyFile(config.backups.keyFile);
  const services = await openServices(config, { log: createLog(config) });
  try {
    await prepareSite(services);
    let stopping = false;
    let leaving = false;
    const site = await makeSite(services, { isStopping: () => stopping, isLeaving: () => leaving });
    const server = await startServing(services, site);
    // Registered before the address is printed: a program that reads the address may send a signal immediately.
    const stopAsked = stopSignal();
    console.log(`Sri Lankan Tuskers: ${localAddress(config.host, server.address.port)}`);
    await services.outbox.start();
    const stopUpkeep = beginUpkeep(services);
    await stopAsked;
    stopUpkeep();
    // From now on the readiness check fails, so load balancers send new visitors to other nodes.
    leaving = true;
    await pause(config.stopDelaySeconds * 1000);
    stopping = true;
    await server.close();
    await site.close?.();
  } finally {
    await services.close();
  }
}

/**
 * Runs the site with its settings until the process receives a stop signal. An expected error at startup is printed as
 * one sentence.
 */
export async function runSite(makeSite: MakeSite): Promise<void> {
  try {
    await serveUntilStopped(makeSite);
  } catch (error) {
    const isTold = [ConfigError, StartError, AppError].some((kind) => error instanceof kind);
    console.error(isDamage(error) ? DAMAGED : isTold ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
