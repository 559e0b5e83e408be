import pino from "pino";
import { type Before, type RunningServer, serve } from "../boot/serve.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { keepDeletingOldActivities } from "../server/operations/delete-old-activities.ts";
import { keepDeletingOldMessages } from "../server/operations/delete-old-messages.ts";
import { ensureFirstAdministrator, type FirstAdministrator } from "../server/operations/ensure-first-administrator.ts";
import { loadStarterContent } from "../server/operations/load-starter-content.ts";
import { keepPurgingBin } from "../server/operations/purge-bin.ts";
import { renderOutdatedEntries } from "../server/operations/render-entries.ts";
import { keepSweepingPictures } from "../server/operations/sweep-pictures.ts";
import { sweepTemporaryFiles } from "../server/operations/sweep-temporary-files.ts";
import { openServices, type Services } from "../server/services.ts";

type App = Parameters<typeof serve>[0];

/** Makes what is served; `before` sees every request first, `close` is called when serving has ended. */
export type MakeSite = (
  services: Services,
  isStopping: () => boolean,
) => Promise<{ app: App; before?: Before; close?: () => Promise<void> }>;

/** A reason not to start that is told as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const SERVE_ERRORS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop the other program, or set PORT to a free one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

async function startServing(config: Config, app: App, before: Before | undefined): Promise<RunningServer> {
  try {
    return await serve(app, { host: config.host, port: config.port, before });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const sentence = SERVE_ERRORS[code]?.(config);
    throw sentence === undefined ? error : new StartError(sentence, { cause: error });
  }
}

/** Where a person on this machine finds the site. */
function localAddress(host: string, port: number): string {
  const everywhere = ["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"].includes(host);
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Resolves when the process is asked to stop. From then on the system's own way is back: a second request ends it. */
function stopRequested(): Promise<void> {
  const signals = ["SIGTERM", "SIGINT"] as const;
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}

function firstAdministratorText(administrator: FirstAdministrator): string {
  const { username } = administrator;
  return "password" in administrator
    ? `The administrator is "${username}", with the password ${administrator.password} (it is not shown again).`
    : `The administrator is "${username}"; the password is in ${administrator.file}.`;
}

async function serveUntilStopped(makeSite: MakeSite): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const services = await openServices(config, { log });
  try {
    const administrator = await ensureFirstAdministrator({ services, output: process.stdout });
    // Told at once: were the port taken below, the password would exist and nobody would ever have seen it.
    if (administrator) console.log(firstAdministratorText(administrator));
    const loaded = await loadStarterContent(services, { wanted: config.starterContent });
    if (loaded) log.info(loaded, "The starter content was loaded");
    await renderOutdatedEntries(services.db);
    await sweepTemporaryFiles(config.dataDir, services.clock);
    let stopping = false;
    const site = await makeSite(services, () => stopping);
    const server = await startServing(config, site.app, site.before);
    // Before the address is told: whoever reads it may ask the site to stop in the same moment.
    const stopAsked = stopRequested();
    console.log(`Sri Lankan Tuskers: ${localAddress(config.host, server.address.port)}`);
    services.drawings.beginUpkeep();
    await services.outbox.start();
    services.variantLine.start();
    const stopDeleting = [
      keepDeletingOldMessages(services),
      keepDeletingOldActivities(services),
      keepPurgingBin(services),
      keepSweepingPictures(services),
    ];
    await stopAsked;
    stopping = true;
    for (const stop of stopDeleting) stop();
    await server.close();
    await site.close?.();
  } finally {
    await services.close();
  }
}

/** Runs a site from its settings until the process is told to stop. What keeps it from starting is told in one sentence. */
export async function runSite(makeSite: MakeSite): Promise<void> {
  try {
    await serveUntilStopped(makeSite);
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
