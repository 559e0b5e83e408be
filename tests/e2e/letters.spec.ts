import { openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { imageFile } from "../support/incoming-images.ts";

// A letter without its texts answers 422 before it is complete.
test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

for (const [device, viewport, name] of [
  ["a phone", { width: 390, height: 844 }, "Letter Raja"],
  ["a desk", { width: 1280, height: 800 }, "Letter Gemunu"],
] as const) {
  test(`a letter becomes a published photograph, on ${device}`, { tag: device === "a phone" ? "@deep" : [] }, async ({
    page,
    browser,
    site,
  }) => {
    const tusker = { name, age: null, location: "Yala National Park", category: "wild", status: "alive" };
    const added = await site.call("POST", "/api/tuskers", tusker);
    const { slug } = (await added.json()) as { slug: string };

    const reader = await (await browser.newContext({ viewport })).newPage();
    await reader.goto(`${site.url}/tuskers/${slug}`);
    await reader.getByRole("link", { name: "Know something? Tell us" }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Know something about ${name}? Tell us`);
    await reader.getByLabel("A photograph").check();
    await reader.getByLabel("The photograph").setInputFiles(await imageFile("IMG_1.jpg"));
    await reader.getByLabel("Who made it?").fill("Nimal Perera");
    await reader.getByLabel("On which terms").selectOption("CC BY 4.0");
    await reader.getByLabel("Month").selectOption("08");
    await reader.getByLabel("Year").fill("2024");
    await reader.getByLabel("Where was it taken?").selectOption("yala");
    await reader.getByLabel("I made it myself").check();
    await reader.getByLabel("What does it show?").fill("He stands at Kudawila tank.");
    await reader.getByRole("button", { name: "Send to the editors" }).click();
    await expect(reader.getByText("Please leave out “Kudawila tank”")).toBeVisible();
    await expect(reader.getByLabel("What does it show?")).toBeFocused();
    expect(await violations(reader, { rules: "default" })).toEqual([]);
    // The chosen file is still there.
    await reader.getByLabel("What does it show?").fill("He stands in the open.");
    await reader.getByRole("button", { name: "Send to the editors" }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Your letter about ${name}`);
    await expect(reader.getByText("It waits for an editor to read it.")).toBeVisible();
    await expect(reader.getByLabel("The link to this page")).toHaveValue(reader.url());
    expect(await violations(reader, { rules: "default" })).toEqual([]);

    await page.setViewportSize(viewport);
    await openAdminPage(page, "/admin/letters");
    await page.getByRole("link", { name: `A photograph of ${name}` }).click();
    const sent = page.getByRole("img", { name: `Sent with the letter about ${name}` });
    await expect(sent).toHaveAttribute("src", /^blob:/);
    await page.getByLabel("Alternative text").fill(`${name} in the open.`);
    await page.getByRole("textbox", { name: "Answer" }).fill("Thank you. It stands on his page.");
    await page.getByRole("button", { name: "Open the draft" }).click();
    const beside = page.getByRole("complementary", { name: "The letter" });
    await expect(beside).toContainText("He stands in the open.");
    await reader.reload();
    await expect(reader.getByText("An editor is checking it.")).toBeVisible();
    await page.getByRole("button", { name: "Update Tusker" }).click();
    await expect(page.getByText(`“${name}” was updated.`)).toBeVisible();

    await reader.reload();
    await expect(reader.getByText("Taken into the record")).toBeVisible();
    await expect(reader.getByText("Thank you. It stands on his page.")).toBeVisible();
    await reader.getByRole("link", { name }).click();
    await expect(reader.getByText("Photograph: Nimal Perera")).toBeVisible();
    await expect(reader.getByRole("img", { name: `${name} in the open.` }).first()).toBeVisible();
    await reader.context().close();
  });
}
