import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../../tests/components/fresh-name.ts";
import { button, contentOf, openSection, press, texts } from "../../../../../tests/components/locators.ts";
import { site } from "../../../../../tests/components/site.ts";
import { addTusker, stored } from "../../../../../tests/support/stored-entries.ts";

const newEvent = page.getByRole("textbox", { name: "New event" });
const fact = (name: string) => page.getByRole("group", { name, exact: true });
const sourcesOf = (name: string) => page.getByRole("group", { name: `Sources of ${name}`, exact: true });
const query = page.getByRole("combobox", { name: "Find a source" });

async function addSource(title: string, url?: string): Promise<string> {
  const answer = await site.call("POST", "/api/sources", { title, url, kind: "news" });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { key: string }).key;
}

test("an event is read from one line, corrected by its tokens, and saved with the source at its end", async () => {
  const key = await addSource(freshName("A trap gun"));
  const raja = await addTusker(site, { name: freshName("Recorded") });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await openSection("Events");
  await newEvent.fill(`20 January 2017 wounded in Kandy by a trap gun ${key}`);
  const understood = page.getByRole("group", { name: "Understood, press to correct" });
  await texts(understood.css("button:has(b)")).toEqual([
    "Date 20 January 2017",
    "Kind Wounded",
    "Place Kandy District",
  ]);
  await understood.getByRole("button", { name: "Kind Wounded" }).click();
  await page.getByLabelText("Kind of the new event").selectOptions("Treated");
  await newEvent.click();
  await press("Enter");
  await expect.element(newEvent).toHaveValue("");
  await button("Update Tusker").click();
  await expect
    .poll(() => stored(site, "tusker", raja._id))
    .toMatchObject({
      events: [
        { kind: "treated", date: "2017-01-20", place: "kandy", text: "Wounded in Kandy by a trap gun", sources: [key] },
      ],
    });
});

test("a feature is pressed and cited, and comes back with its source when it is pressed away and again", async () => {
  const title = freshName("Crossed since birth");
  const key = await addSource(title);
  const raja = await addTusker(site, { name: freshName("Pressed") });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await openSection("Features");
  await page
    .getByRole("toolbar", { name: "Side: Form of the tusks" })
    .getByRole("button", { name: "His left" })
    .click();
  const crossed = page
    .getByRole("toolbar", { name: "Form of the tusks, his left" })
    .getByRole("button", { name: "Crossed" });
  await expect.element(crossed).toHaveAttribute("aria-pressed", "false");
  await crossed.click();
  const sources = sourcesOf("Form of the tusks, Crossed, his left");
  await expect.element(sources.getByText("source?")).toBeVisible();
  await sources.getByRole("button", { name: "Cite", exact: true }).click();
  await query.fill(title);
  await expect.element(page.getByRole("option", { name: `${key} ${title}` })).toHaveAttribute("aria-selected", "true");
  await press("Enter");
  await contentOf(sources.getByRole("status")).toContain(`${key}: ${title}`);
  await expect.element(sources.getByRole("button", { name: "Cite", exact: true })).toHaveFocus();
  await crossed.click();
  await expect.element(sources).not.toBeInTheDocument();
  await crossed.click();
  await expect.element(sources.getByRole("button", { name: `${key}: ${title}` })).toBeVisible();
  // The arrows lead along the drawings, which are one stop of the Tab key.
  await press("ArrowLeft");
  await expect
    .element(
      page.getByRole("toolbar", { name: "Form of the tusks, his left" }).getByRole("button", { name: "Tips together" }),
    )
    .toHaveFocus();
  await button("Update Tusker").click();
  await expect
    .poll(() => stored(site, "tusker", raja._id))
    .toMatchObject({ features: [{ character: "tusk_form", state: "crossed", side: "left", sources: [key] }] });
});

test("the sources of a fact are told, opened and removed by keyboard, and an address is not added twice", {
  tags: ["deep"],
}, async () => {
  const [title, word] = [freshName("Raja was born"), freshName("birth")];
  const url = `https://paper.example/${word.replaceAll(" ", "-")}`;
  const key = await addSource(title, url);
  const born = [{ value: "1953~", certainty: "certain", sources: [key] }];
  const raja = await addTusker(site, { name: freshName("Born"), claims: { born } });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await openSection("Facts and sources");
  const sources = sourcesOf("Born, about 1953");
  const chip = sources.getByRole("button", { name: `${key}: ${title}` });
  await expect.element(chip).toHaveAttribute("title", title);
  (chip.element() as HTMLElement).focus();
  await press("Enter");
  await expect.element(sources.getByText(title)).toBeVisible();
  await press("Delete");
  await contentOf(sources.getByRole("status")).toBe(`Removed ${key}: ${title}. 0 sources.`);
  await expect.element(sources.getByRole("button", { name: "Cite", exact: true })).toHaveFocus();
  await press("Enter");
  // The same page by another way of writing its address.
  await query.fill(`${url.replace("https", "http")}/#death`);
  await texts(page.getByRole("option").css("b")).toEqual([title]);
  await press("Escape");
  await press("Enter");
  await query.fill(word);
  await page.getByRole("option", { name: "Add a new source" }).click();
  await page.getByRole("dialog").getByLabelText("Address").fill(`${url}#again`);
  await button("Add and cite").click();
  await button(`Cite ${key}`).click();
  await expect.element(chip).toBeVisible();
});

test("another status has no source yet, and the former one comes back with its own", { tags: ["deep"] }, async () => {
  const key = await addSource(freshName("He walks"));
  const status = [{ value: "alive", certainty: "certain", sources: [key] }];
  const raja = await addTusker(site, { name: freshName("Chosen"), claims: { status } });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await openSection("Facts and sources");
  await page.getByRole("radio", { name: "Dead" }).click();
  await expect.element(sourcesOf("Status, Dead").getByText("source?")).toBeVisible();
  await page.getByRole("radio", { name: "Alive" }).click();
  await expect.element(sourcesOf("Status, Alive").getByRole("button", { name: `Remove ${key}` })).toBeVisible();
  await button("Change: Status, Alive").click();
  await fact("Status").getByRole("combobox", { name: "Status" }).selectOptions("Missing");
  await expect.element(page.getByRole("radio", { name: "Missing" })).toBeChecked();
  // The day of the leading account is the date of the status: one control is enough.
  await fact("Status").getByRole("textbox", { name: "Recorded on" }).fill("August 2020");
  await expect.element(page.getByLabelText("Status as of")).not.toBeInTheDocument();
  await button("Update Tusker").click();
  await expect
    .poll(() => stored(site, "tusker", raja._id))
    .toMatchObject({
      status: "missing",
      statusAsOf: "2020-08",
      claims: { status: [{ recordedOn: "2020-08", sources: [key] }] },
    });
});

test("a date that cannot be read is said beside it, stays as it was typed, and the error leads to it", async () => {
  const born = [{ value: "1953~", certainty: "certain", sources: [] }];
  const raja = await addTusker(site, { name: freshName("Born"), claims: { born } });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  await openSection("Facts and sources");
  await button("Change: Born, about 1953").click();
  const date = fact("Born").getByRole("textbox", { name: "Date", exact: true });
  await date.fill("some spring");
  await expect.element(date).toHaveAccessibleDescription(/cannot be read/);
  await button("Update Tusker").click();
  await expect.element(date).toHaveValue("some spring");
  await expect.element(button("Change: Born, some spring")).toHaveFocus();
  await date.fill("1974 or 1978");
  await expect.element(date).toHaveAccessibleDescription(/1974 or 1978/);
});
