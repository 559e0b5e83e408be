// `npm run shots`: full-page screenshots of every screen in every state, in light and dark mode, at two widths, in
// shots/. Arguments select the screens whose names contain one of them.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";
import { ADMIN_SCREENS, addAdminContent, openAdminScreen } from "../tests/support/admin-screens.ts";
import { loadWhole } from "../tests/support/page-checks.ts";
import { isShownAt, openScreen, PUBLIC_SCREENS } from "../tests/support/public-screens.ts";
import { addRareEntries } from "../tests/support/rare-entries.ts";
import { type E2eSite, startSite } from "../tests/support/running-site.ts";

const SHOTS = join(import.meta.dirname, "../shots");
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const MODES = ["day", "night"] as const;
type Mode = (typeof MODES)[number];
type Screen = {
  name: string;
  isShownAt(width: number): boolean;
  open(page: Page, site: E2eSite, mode: Mode): Promise<unknown>;
};
type Shot = { screen: Screen; mode: Mode; viewport: (typeof WINDOWS)[number] };

const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS.map(
    (screen): Screen => ({
      name: screen.name,
      isShownAt: (width) => isShownAt(screen, width),
      open: (page, _site, mode) => openScreen(page, screen, mode),
    }),
  ),
  ...ADMIN_SCREENS.map(
    (screen): Screen => ({
      name: screen.name,
      isShownAt: () => true,
      open: (page, site, mode) => openAdminScreen(page, site, screen, mode),
    }),
  ),
];

function shotsOf(words: readonly string[]): Shot[] {
  const selected = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  return selected.flatMap((screen) =>
    WINDOWS.filter(({ width }) => screen.isShownAt(width)).flatMap((viewport) =>
      MODES.map((mode) => ({ screen, mode, viewport })),
    ),
  );
}

async function take(browser: Browser, site: E2eSite, { screen, mode, viewport }: Shot): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, viewport, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await screen.open(page, site, mode);
    await loadWhole(page);
    const path = join(SHOTS, `${screen.name}-${viewport.width}-${mode}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2);
const shots = shotsOf(words);
if (shots.length === 0) {
  console.error(`No screen is called ${words.join(" or ")}. There are: ${SCREENS.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
if (words.length === 0) await rm(SHOTS, { recursive: true, force: true });
await mkdir(SHOTS, { recursive: true });
const site = await startSite({ content: "starter" });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const failures: string[] = [];
try {
  await addRareEntries(site);
  await addAdminContent(site);
  for (const shot of shots) {
    const name = `${shot.screen.name}, ${shot.viewport.width} px, by ${shot.mode}`;
    await take(browser, site, shot).catch((error: unknown) => failures.push(`${name}: ${error}`));
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${shots.length - failures.length} screenshots are in shots/.`);
for (const failure of failures) console.error(`Not taken: ${failure}`);
if (failures.length > 0) process.exitCode = 1;
