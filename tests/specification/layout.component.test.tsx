import { createRoutesStub, Link } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../src/app.css";
import { SiteFrame } from "../../src/site/layout/site-frame.tsx";
import { button, field } from "../components/locators.ts";
import { mount } from "../components/mount.tsx";

const Start = () => (
  <SiteFrame>
    <h1>Start</h1>
    <Link to="/tuskers">All tuskers</Link>
    <Link to="/tuskers/gemunu">A tusker</Link>
    <Link to="/search-results?q=raja">A search</Link>
  </SiteFrame>
);

const neverArrives = () => new Promise<never>(() => {});

const Frame = createRoutesStub([
  { path: "/", Component: Start },
  ...["/tuskers", "/tuskers/:slug", "/search-results"].map((path) => ({ path, loader: neverArrives })),
]);

/** A page in the frame of the public site, with links to pages that never arrive. */
const openFrame = () => mount(<Frame initialEntries={["/"]} />);

test.each([
  ["All tuskers", "Loading tuskers..."],
  ["A tusker", "Loading tusker details..."],
  ["A search", "Searching for tuskers..."],
])("while the page of %s is on its way: %s", async (link, words) => {
  openFrame();
  await page.getByRole("link", { name: link }).click();
  await expect.element(page.getByText(words)).toBeVisible();
});

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

test("the cookie banner comes after a second, with three ways to answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  openFrame();
  const banner = page.getByRole("region", { name: "Cookies on this site" });
  await expect.element(page.getByRole("heading", { name: "Start" })).toBeVisible();
  vi.advanceTimersByTime(999);
  await expect.element(banner).not.toBeInTheDocument();
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
  await field("Analytics").click();
  await button("Save Preferences").click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("cookieConsent") ?? "")).toEqual({
    essential: true,
    analytics: true,
    advertising: false,
    functional: false,
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
