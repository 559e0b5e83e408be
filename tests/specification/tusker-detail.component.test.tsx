import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShareBar } from "../../src/site/parts/sharing/share-bar.tsx";
import { watchShareButtons } from "../../src/site/parts/sharing/share-buttons.browser.ts";
import { button } from "../components/locators.ts";
import { mount } from "../components/mount.tsx";

function openShareBar(): void {
  mount(<ShareBar path="/tuskers/gemunu" title="Gemunu" excerpt="He walks." />);
  onTestFinished(watchShareButtons());
}

test("the address is copied, and the button says so for two seconds", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  openShareBar();
  await expect.element(button("Copy link")).toBeVisible();
  // Polling would move the clock: from here on nothing waits.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  (button("Copy link").element() as HTMLElement).click();
  await Promise.all(copied.mock.results.map(({ value }) => value));
  const isShown = (name: string): boolean => button(name).query() !== null;
  vi.advanceTimersByTime(1_999);
  expect(isShown("Link copied!")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown("Copy link")).toBe(true);
});

test("where the browser has a dialog of its own for sharing, a button opens it", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  openShareBar();
  await page.getByRole("button", { name: "Share…" }).click();
  expect(share).toHaveBeenCalledOnce();
});
