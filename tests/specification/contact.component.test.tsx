import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ContactForm } from "../../src/site/pages/contact/contact-form.tsx";
import { button, field } from "../components/locators.ts";
import { mount } from "../components/mount.tsx";
import { failOnce, holdCalls } from "../components/network.ts";

const CALL = "**/api/contact";

/** The form, filled in. */
async function openForm() {
  mount(<ContactForm subject="" sending={undefined} />);
  await field("Your Name").fill("Ishara Silva");
  await field("Your Email").fill("ishara@example.org");
  await field("Subject").fill("A photograph");
  await field("Message").fill("Three pictures.");
}

test("a message that is on its way says so, and one that arrived clears the form away", async () => {
  await openForm();
  const letGo = await holdCalls(CALL);
  await button("Send Message").click();
  await expect.element(button("Sending...")).toBeVisible();
  await letGo();
  const notice = page.getByRole("status");
  await expect.element(notice).toHaveTextContent("Message sent successfully! We'll get back to you soon.");
  await expect.element(field("Message")).not.toBeInTheDocument();
});

test("a message that fails says so, and the form stays", async () => {
  await openForm();
  await failOnce(CALL, 503, { statusCode: 503, message: "Away" });
  await button("Send Message").click();
  const notice = page.getByRole("alert");
  await expect.element(notice).toHaveTextContent("There was an error sending your message. Please try again later.");
  await expect.element(field("Message")).toHaveValue("Three pictures.");
});
