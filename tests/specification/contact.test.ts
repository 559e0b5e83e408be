import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("the form asks for four texts, all of them required", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/contact");
  expect(page.title).toBe("Contact Us | Sri Lankan Tuskers");
  const { fields, buttons } = page.part("main").part("form");
  expect(fields).toEqual({
    "Your Name": { name: "name", kind: "text", required: true },
    "Your Email": { name: "email", kind: "email", required: true },
    Subject: { name: "subject", kind: "text", required: true },
    Message: { name: "message", kind: "textarea", required: true },
  });
  expect(buttons).toEqual(["Send Message"]);
});
