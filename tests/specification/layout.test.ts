import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("the document is in English, and its content stands in the element app", async () => {
  const site = await openSpecifiedSite();
  const { text } = await site.get("/about");
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('<div id="app">');
});

test("the bar has five links, the search box and the toggle of the dark mode", async () => {
  const site = await openSpecifiedSite();
  const bar = (await site.open("/about")).part("header");
  expect(bar.part("nav", "Main").links).toEqual({
    Home: "/",
    Tuskers: "/tuskers",
    Articles: "/articles",
    "About Us": "/about",
    "Contact Us": "/contact",
  });
  expect(Object.values(bar.fields)).toEqual([
    { name: "q", kind: "search", required: true, placeholder: "Search tuskers..." },
  ]);
  expect(bar.submit({ q: "raja & co" })).toBe("/search-results?q=raja+%26+co");
  // The toggle stands twice: beside the menu in narrow windows, at the end of the bar in others.
  // In narrow windows two more open the menu at the search box and at the languages.
  expect(bar.buttons).toEqual(["Search tuskers", "Languages", "Dark mode", "Search", "Dark mode"]);
});

test("the footer has the legal pages, Cookie Settings, and the year", async () => {
  const site = await openSpecifiedSite();
  const footer = (await site.open("/about")).part("footer");
  expect(footer.links).toMatchObject({
    "Privacy Policy": "/privacy-policy",
    "Terms of Service": "/terms-of-service",
  });
  expect(footer.buttons).toEqual(["Cookie Settings"]);
  expect(footer.text).toMatch(/© \d{4} Sri Lankan Tuskers/);
});
