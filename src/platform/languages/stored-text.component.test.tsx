import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { readLanguageWith } from "./current-language.ts";
import type { Language } from "./language.ts";
import { inEnglish, Marked } from "./stored-text.tsx";

afterEach(() => readLanguageWith(() => "en"));

function marked(language: Language, text: string): string {
  readLanguageWith(() => language);
  return renderToStaticMarkup(<Marked text={text} />);
}

test("a translated page marks the words that it left in English, and nothing else", () => {
  expect(marked("si", "ඔහු Kala Wewa, 2019 දී")).toBe('ඔහු <span lang="en">Kala Wewa</span>, 2019 දී');
  expect(marked("si", "A note. And more!")).toBe('<span lang="en">A note. And more</span>!');
  expect(marked("si", "brought on 19 May 1997")).toBe('<span lang="en">brought on 19 May 1997</span>');
  expect(marked("si", "ඔහු Deega Danthu 1 ය")).toBe('ඔහු <span lang="en">Deega Danthu 1</span> ය');
  expect(marked("si", "2019, 3.2")).toBe("2019, 3.2");
  expect(inEnglish()).toEqual({ lang: "en" });
  expect(inEnglish("A tank at dusk")).toEqual({ lang: "en" });
  expect([inEnglish("සවස වැව"), inEnglish("Raja: රාජා"), inEnglish("2019"), inEnglish("")]).toEqual([{}, {}, {}, {}]);
});

test("a page in English marks nothing", () => {
  expect(marked("en", "Kala Wewa, 2019")).toBe("Kala Wewa, 2019");
  expect(inEnglish()).toEqual({});
});
