import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShareBar } from "../../src/site/sharing/share-bar.tsx";
import { watchShareButtons } from "../../src/site/sharing/share-buttons.browser.ts";
import { button } from "../components/locators.ts";
import { mount } from "../components/mount.tsx";

const Shared = () => <ShareBar path="/tuskers/gemunu" title="Gemunu" excerpt="He walks." />;
const Bar = createRoutesStub([{ path: "/", Component: Shared }]);

function openShareBar(): void {
  mount(<Bar initialEntries={["/"]} />);
  onTestFinished(watchShareButtons());
}

test("the address is copied, and the button says so for two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  openShareBar();
  await button("Copy link").click();
  await expect.element(button("Link copied!")).toBeVisible();
  expect(copied).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_999);
  await expect.element(button("Link copied!")).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(button("Copy link")).toBeVisible();
});

test("where the browser has a dialog of its own for sharing, a button opens it", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  openShareBar();
  await page.getByRole("button", { name: "Share…" }).click();
  expect(share).toHaveBeenCalledOnce();
});
