import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../src/site/app.css";
import { startFrame } from "../../src/site/frame/browser/start-frame.browser.ts";
import { SiteFrame } from "../../src/site/frame/site-frame.tsx";
import { PageAddressContext } from "../../src/ui/kit/page-address.ts";
import { button, field } from "../components/locators.ts";
import { mount } from "../components/mount.tsx";

/** A page in the frame of the public site. */
function openFrame(): void {
  mount(
    <PageAddressContext value={{ pathname: "/", search: "" }}>
      <SiteFrame>
        <h1>Start</h1>
      </SiteFrame>
    </PageAddressContext>,
  );
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  startFrame("en", ended.signal);
}

/** Keeps links and forms from loading documents. @returns the searches that were sent */
function stayHere(): string[] {
  const searches: string[] = [];
  const onClick = (event: Event) => {
    if ((event.target as Element).closest("a") !== null) event.preventDefault();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    searches.push(String(new FormData(event.target as HTMLFormElement).get("q")));
  };
  window.addEventListener("click", onClick);
  window.addEventListener("submit", onSubmit);
  onTestFinished(() => {
    window.removeEventListener("click", onClick);
    window.removeEventListener("submit", onSubmit);
  });
  return searches;
}

test("the Dashboard button is there as soon as a token is, and goes with it", async () => {
  openFrame();
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  await expect.element(page.getByRole("heading", { name: "Start" })).toBeVisible();
  await expect.element(dashboard).not.toBeInTheDocument();
  for (const key of ["user-token", "token"]) {
    localStorage.setItem(key, "anything");
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: "anything" }));
    await expect.element(dashboard).toHaveAttribute("href", "/admin/dashboard");
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
    await expect.element(dashboard).not.toBeInTheDocument();
  }
});

test("the search box ignores blanks, and is empty once a search has begun", async () => {
  openFrame();
  const box = page.getByRole("searchbox", { name: "Search tuskers" });
  const searches = stayHere();
  await box.fill("   ");
  await userEvent.keyboard("{Enter}");
  await box.fill(" raja ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => searches).toEqual(["raja"]);
  await expect.element(box).toHaveValue("");
});

test("dark mode is off at first, is a class of the body, and is kept", async () => {
  openFrame();
  const toggle = page.getByRole("button", { name: "Dark mode" });
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");
  for (const isDark of [true, false]) {
    await toggle.click();
    expect(document.body.classList.contains("dark-mode")).toBe(isDark);
    expect(localStorage.getItem("dark-mode")).toBe(isDark ? "on" : "off");
  }
});

test("below 992 pixels the menu closes when a link is followed", async () => {
  await page.viewport(991, 800);
  onTestFinished(() => page.viewport(1280, 900));
  openFrame();
  const links = page.getByRole("navigation", { name: "Main" });
  await expect.element(links).not.toBeInTheDocument();
  await page.getByLabelText("Menu").click();
  await expect.element(links).toBeVisible();
  stayHere();
  await links.getByRole("link", { name: "Tuskers" }).click();
  await expect.element(links).not.toBeInTheDocument();
});

test("from 992 pixels on there are links instead of the menu", async () => {
  await page.viewport(992, 800);
  onTestFinished(() => page.viewport(1280, 900));
  openFrame();
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect.element(page.getByLabelText("Menu")).not.toBeVisible();
});

test("the cookie banner comes after a second, with three ways to answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  openFrame();
  const banner = page.getByRole("region", { name: "Cookies on this site" });
  // Without polling: it would move the clock.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(document.querySelector("h1")).not.toBeNull();
  vi.advanceTimersByTime(999);
  await new Promise(requestAnimationFrame);
  expect(banner.query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(banner).toBeVisible();
  await expect.element(button("Accept All")).toBeVisible();
  await expect.element(button("Essential Only")).toBeVisible();
  await expect.element(button("Save Preferences")).not.toBeInTheDocument();
  await button("Manage Preferences").click();
  await expect.element(button("Hide Details")).toBeVisible();
  await expect.element(field("Essential")).toBeChecked();
  await expect.element(field("Essential")).toBeDisabled();
  await expect.element(banner.getByText("Required")).toBeVisible();
  for (const name of ["Analytics", "Advertising", "Functional"]) await field(name).click();
  await field("Advertising").click();
  await button("Save Preferences").click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("cookieConsent") ?? "")).toEqual({
    essential: true,
    analytics: true,
    advertising: false,
    functional: true,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await button("Cookie Settings").click();
  await expect.element(banner).toBeVisible();
});

test.each([
  ["Accept All", true],
  ["Essential Only", false],
])("%s grants all the rest: %s", async (choice, granted) => {
  openFrame();
  await button("Cookie Settings").click();
  await button(choice).click();
  expect(JSON.parse(localStorage.getItem("cookieConsent") ?? "")).toMatchObject({
    essential: true,
    analytics: granted,
    advertising: granted,
    functional: granted,
  });
});

test("closed without an answer the banner records nothing, and leaves a button that brings it back", async () => {
  openFrame();
  const banner = page.getByRole("region", { name: "Cookies on this site" });
  await button("Cookie Settings").click();
  await banner.getByRole("button", { name: "Close" }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(localStorage.getItem("cookieConsent")).toBeNull();
  await button("Cookies").click();
  await expect.element(banner).toBeVisible();
});
