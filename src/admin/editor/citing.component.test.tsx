import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../tests/components/fresh-name.ts";
import { button, contentOf, press, texts } from "../../../tests/components/locators.ts";
import { failCalls, holdCalls } from "../../../tests/components/network.ts";
import { source, writeHtml } from "../../../tests/components/rich-text.ts";
import { site } from "../../../tests/components/site.ts";

const ADD = "/admin/dashboard/addtusker";

const text = page.css("#description");
const picker = page.getByRole("dialog", { name: "Cite a source" });
const query = picker.getByRole("combobox", { name: "Find a source" });
const options = picker.getByRole("option");
const html = () => expect.poll(() => source("description"));
/** Enter takes it: while others are awaited nothing is selected. */
const isSelected = (title: string) =>
  expect.element(options.filter({ hasText: title })).toHaveAttribute("aria-selected", "true");

/** Two sources of the library whose titles hold a word of their own. */
async function addSources() {
  const word = freshName("vanishing");
  const add = async (title: string, publisher?: string) => {
    const answer = await site.call("POST", "/api/sources", { title, publisher, kind: "news" });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { key: string; title: string };
  };
  return { word, search: await add(`In search of ${word} tuskers`), trail: await add(`The ${word} trail`, "Mongabay") };
}

async function typeText(words: string): Promise<void> {
  await expect.element(text).toBeVisible();
  (text.element() as HTMLElement).focus();
  await userEvent.keyboard(words);
}

test("a source is found, chosen by keys, and cited with one more in the same mark", async () => {
  const { word, search, trail } = await addSources();
  openScreen(ADD);
  await typeText("He walks.");
  await press("Control+Shift+s");
  await expect.element(query).toHaveFocus();
  await query.fill(word);
  await texts(options.css("b")).toEqual([search.title, trail.title, "Add a new source"]);
  await query.fill(`${word} trail`);
  await texts(options.css("b")).toEqual([trail.title, "Add a new source"]);
  await isSelected(trail.title);
  await press("Control+Enter");
  await html().toBe(`He walks.<sup data-sources="${trail.key}"></sup>`);
  await query.fill(word);
  await texts(options.css("b")).toEqual([search.title, "Add a new source"]);
  await isSelected(search.title);
  await press("Enter");
  await expect.element(picker).not.toBeInTheDocument();
  await html().toBe(`He walks.<sup data-sources="${trail.key} ${search.key}"></sup>`);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard(" On.");
  await html().toBe(`He walks.<sup data-sources="${trail.key} ${search.key}"></sup> On.`);
});

test("an option stays under the pointer while it is pressed, whatever is found meanwhile", async () => {
  const { word } = await addSources();
  openScreen(ADD);
  await typeText("He walks.");
  await press("Control+Shift+s");
  const letGo = await holdCalls("**/api/sources?*");
  await query.fill(`${word} trail`);
  const add = options.filter({ hasText: "Add a new source" });
  await expect.element(add).toBeVisible();
  const before = options.elements().map(({ textContent }) => textContent);
  const pressed = add.element();
  const does = (type: string) => pressed.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  does("pointerdown");
  await letGo();
  // The answer has come as soon as something is selected.
  await expect.element(options.first()).toHaveAttribute("aria-selected", "true");
  expect(options.elements().map(({ textContent }) => textContent)).toEqual(before);
  does("pointerup");
  does("click");
  await expect.element(picker.getByLabelText("Title")).toBeVisible();
});

test("a citation is a chip that opens again, and goes with its last source", { tags: ["deep"] }, async () => {
  openScreen(ADD);
  await writeHtml("Description", 'He walks.<sup data-sources="S65 S53"></sup>');
  const chip = text.getByRole("button", { name: "Cited: S65, S53" });
  await contentOf(chip).toBe("S65 · S53");
  await chip.click();
  await texts(picker.getByRole("list", { name: "Cited here" }).getByRole("listitem")).toEqual(["S65", "S53"]);
  await button("Remove S65").click();
  await html().toBe('He walks.<sup data-sources="S53"></sup>');
  await button("Remove S53").click();
  await html().toBe("He walks.");
  await press("Escape");
  await expect.element(text).toHaveFocus();
});

test("an address that the library does not have becomes a new source in place", { tags: ["deep"] }, async () => {
  const title = freshName("Raja walks");
  const url = `https://paper.example/${title.replaceAll(" ", "-")}`;
  openScreen(ADD);
  await typeText("He walks.");
  await button("Cite a source").click();
  await query.fill(url);
  await isSelected("Add a new source");
  await press("Enter");
  await expect.element(picker.getByLabelText("Address")).toHaveValue(url);
  await expect.element(picker.getByLabelText("Title")).toHaveFocus();
  await press("Enter");
  await expect.element(picker.getByLabelText("Title")).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard(title);
  await press("Enter");
  await html().toMatch(/^He walks\.<sup data-sources="S\d+"><\/sup>$/);
  const [, key] = /data-sources="(S\d+)"/.exec(source("description") ?? "") ?? [];
  const stored = await site.call("GET", `/api/sources/${key}`);
  expect(await stored.json()).toMatchObject({ title, url, kind: "news", usedBy: [] });
});

test("a library that does not answer is said in a sentence", { tags: ["deep"] }, async () => {
  // React's development build asks twice.
  await failCalls("**/api/sources?*", 503, { message: "The library is closed." });
  openScreen(ADD);
  await typeText("He");
  await press("Control+Shift+s");
  await texts(picker.getByRole("alert")).toEqual(["The library is closed."]);
  await press("Escape");
  await expect.element(picker).not.toBeInTheDocument();
  await html().toBe("He");
});
