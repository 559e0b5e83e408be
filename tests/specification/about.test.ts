import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("it has a breadcrumb, and calls on the reader to write", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/about");
  expect(page.title).toBe("About Us | Sri Lankan Tuskers");
  expect(page.part("nav", "Breadcrumb").items).toEqual(["Home", "About Us"]);
  expect(page.part("main").links).toMatchObject({ "Contact Us": "/contact" });
});
