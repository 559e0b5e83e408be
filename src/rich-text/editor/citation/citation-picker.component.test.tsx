import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { button, contentOf, press, texts } from "../../../../tests/components/locators.ts";
import { source, writeHtml } from "../../../../tests/components/rich-text.ts";

const ADD = "/admin/dashboard/addtusker";

const text = page.css("#description");
const picker = page.getByRole("dialog", { name: "Cite a source" });
const query = picker.getByRole("combobox", { name: "Find a source" });
const options = picker.getByRole("option");
const html = () => expect.poll(() => source("description"));

const LIBRARY = [
  { key: "S53", title: "In search of vanishing tuskers", url: "https://news.example/53", kind: "news" },
  { key: "S65", title: "The vanishing trail", url: "https://news.example/65", kind: "news", publisher: "Mongabay" },
];

/** A library for the page: what is asked of it, and answered, without a server. */
function openLibrary(answer?: () => Response) {
  const calls: string[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.pathname !== "/api/sources") return fetch(input, init);
    calls.push(init?.method === "POST" ? String(init.body) : (url.searchParams.get("search") ?? ""));
    if (answer !== undefined) return answer();
    if (init?.method === "POST")
      return Response.json({ key: "S208", ...JSON.parse(String(init.body)) }, { status: 201 });
    const words = (url.searchParams.get("search") ?? "").toLowerCase();
    return Response.json({ items: LIBRARY.filter(({ title }) => title.toLowerCase().includes(words)) });
  };
  return { calls, close: () => Object.assign(window, { fetch }) };
}

async function typeText(words: string): Promise<void> {
  await expect.element(text).toBeVisible();
  (text.element() as HTMLElement).focus();
  await userEvent.keyboard(words);
}

test("a source is found, chosen by keys, and cited with one more in the same mark", async () => {
  const library = openLibrary();
  openScreen(ADD);
  await typeText("He walks.");
  await press("Control+Shift+s");
  await expect.element(query).toHaveFocus();
  await texts(options.css("b")).toEqual(LIBRARY.map(({ title }) => title));
  await userEvent.keyboard("trail");
  await texts(options.css("b")).toEqual(["The vanishing trail", "Add a new source"]);
  await press("Control+Enter");
  await html().toBe('He walks.<sup data-sources="S65"></sup>');
  await texts(options.css("b")).toEqual(["In search of vanishing tuskers"]);
  await press("Enter");
  await expect.element(picker).not.toBeInTheDocument();
  await html().toBe('He walks.<sup data-sources="S65 S53"></sup>');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard(" On.");
  await html().toBe('He walks.<sup data-sources="S65 S53"></sup> On.');
  library.close();
});

test("a citation is a chip that opens again, and goes with its last source", async () => {
  const library = openLibrary();
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
  library.close();
});

test("an address that the library does not have becomes a new source in place", async () => {
  const library = openLibrary();
  openScreen(ADD);
  await typeText("He walks.");
  await button("Cite a source").click();
  await query.fill("https://paper.example/raja");
  await texts(options.css("b")).toEqual(["Add a new source"]);
  await press("Enter");
  await expect.element(picker.getByLabelText("Address")).toHaveValue("https://paper.example/raja");
  await expect.element(picker.getByLabelText("Title")).toHaveFocus();
  await press("Enter");
  await expect.element(picker.getByLabelText("Title")).toHaveAccessibleDescription("Enter the title of the source.");
  await userEvent.keyboard("Raja walks");
  await press("Enter");
  await html().toBe('He walks.<sup data-sources="S208"></sup>');
  expect(library.calls).toContain('{"title":"Raja walks","kind":"news","url":"https://paper.example/raja"}');
  library.close();
});

test("a library that does not answer is said in a sentence", async () => {
  const library = openLibrary(() => Response.json({ message: "The library is closed." }, { status: 503 }));
  openScreen(ADD);
  await typeText("He");
  await press("Control+Shift+s");
  await texts(picker.getByRole("alert")).toEqual(["The library is closed."]);
  await press("Escape");
  await expect.element(picker).not.toBeInTheDocument();
  await html().toBe("He");
  library.close();
});
