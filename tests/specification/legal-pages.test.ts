import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test.each([
  ["Privacy Policy", "/privacy-policy"],
  ["Terms of Service", "/terms-of-service"],
])("the %s has a breadcrumb and the day from which it holds", async (title, path) => {
  const site = await openSpecifiedSite();
  const page = await site.open(path);
  const main = page.part("main");
  expect(page.title).toBe(`${title} | Sri Lankan Tuskers`);
  expect(main.part("nav", "Breadcrumb").items).toEqual(["Home", title]);
  expect(main.headings[0]).toBe(title);
  expect(main.part("time").text).toBe("January 20, 2025");
});

test("the terms lead to the privacy policy", async () => {
  const site = await openSpecifiedSite();
  expect((await site.open("/terms-of-service")).part("main").links["Privacy Policy"]).toBe("/privacy-policy");
});

test("the privacy policy speaks of all that it must", async () => {
  const site = await openSpecifiedSite();
  const { text } = (await site.open("/privacy-policy")).part("main");
  const musts = {
    "contact form": /contact form: your name, your email address, the subject and your message/,
    newsletter: /no newsletter/,
    administrators: /your user name and your password/,
    analytics: /Analytics: cookies/,
    advertising: /Advertising: .*ad storage, ad user data and ad personalisation/,
    "consent banner": /banner/,
    "contact data": /Contact data: 2 years/,
    "analytics data": /Analytics data: 26 months/,
    children: /children under 13/,
    answers: /within 30 days/,
  };
  for (const [name, must] of Object.entries(musts)) expect([name, must.test(text)]).toEqual([name, true]);
});
