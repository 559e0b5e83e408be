import { expect, test } from "vitest";
import { showWords } from "./show-words.browser.ts";

test.each(["", ".", "..0", '"]', "a b", "title.0"])(
  "an address with a place that no field has (%j) leads to the words anyway",
  (path) => {
    const form = document.createElement("form");
    const title = document.createElement("input");
    title.value = "Raja of Yala";
    form.append(title);
    document.body.append(form);
    const stop = showWords(form, { path, terms: ["yala"] });
    expect([title.selectionStart, title.selectionEnd]).toEqual([8, 12]);
    stop();
    form.remove();
  },
);
