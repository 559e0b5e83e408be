import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button, contentOf, press } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, stored } from "../../../../tests/support/stored-entries.ts";

const newEvent = page.getByRole("textbox", { name: "New event" });

test("an event is read from one line, a feature is pressed, and both are saved with the tusker", async () => {
  const raja = await addTusker(site, { name: freshName("Recorded") });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await newEvent.fill("20 January 2017 wounded in Kandy by a trap gun");
  const understood = page.getByRole("status").filter({ hasText: "20 January 2017" });
  await contentOf(understood).toBe("20 January 2017WoundedKandy District");
  await press("Enter");
  await expect.element(newEvent).toHaveValue("");
  await page.getByText("All states to press").click();
  await page
    .getByRole("group", { name: "Form of the tusks, Side not told" })
    .getByRole("button", { name: "Crossed" })
    .click();
  await button("Update Tusker").click();
  await expect
    .poll(() => stored(site, "tusker", raja._id))
    .toMatchObject({
      events: [{ kind: "wounded", date: "2017-01-20", place: "kandy", text: "Wounded in Kandy by a trap gun" }],
      features: [{ character: "tusk_form", state: "crossed" }],
    });
});

test("a date that cannot be read is said beside it, and stays as it was typed", async () => {
  const born = [{ value: "1953~", certainty: "certain", sources: [] }];
  const raja = await addTusker(site, { name: freshName("Born"), claims: { born } });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await page.getByText("about 1953", { exact: true }).click();
  const date = page.getByRole("textbox", { name: "Date", exact: true });
  await date.fill("some spring");
  await expect.element(date).toHaveAccessibleDescription(/This date cannot be read/);
  await button("Update Tusker").click();
  await expect.element(date).toHaveValue("some spring");
  await date.fill("1974 or 1978");
  await expect.element(date).toHaveAccessibleDescription("Read as: 1974 or 1978");
});
