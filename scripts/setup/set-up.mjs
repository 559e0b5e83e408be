import { buildSite, drawArt, siteIsBuilt } from "./build-site.mjs";
import { installPackages, packagesAreInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { inProject } from "./project.mjs";

/** Neither in node_modules nor in build, because installing and building empty these folders. */
const LOCK = inProject(".react-router/set-up.lock");

/**
 * Brings packages, and the built pages if requested, up to date. A fast no-op if they are. Two processes that set up at
 * the same time take turns; the second finds everything done.
 * @param {{ site: boolean, workspaces: boolean, beforeBuild?: () => Promise<void> }} what `workspaces` contain tools that
 *   only checks of the code need
 */
export async function setUp({ site, workspaces, beforeBuild }) {
  if (!packagesAreInstalled({ workspaces }) || (site && !siteIsBuilt())) {
    await takeLease(async () => {
      if (!packagesAreInstalled({ workspaces })) await installPackages({ workspaces });
      if (!site || siteIsBuilt()) return;
      await beforeBuild?.();
      await buildSite();
    });
  }
  // In development Vite builds pages on request, but the images they import must exist.
  if (!site) await drawArt();
}

/** Builds the pages if they are missing or older than their sources, without installing packages. */
export async function buildWhenStale() {
  if (siteIsBuilt()) return;
  await takeLease(async () => {
    if (!siteIsBuilt()) await buildSite();
  });
}

/** @param {() => Promise<void>} work */
const takeLease = (work) =>
  withLock(LOCK, work, { onWait: () => console.log("Another command is installing or building: waiting for it …") });
