import type { Locator } from "@playwright/test";
import type { PickedFile } from "./incoming-images.ts";

type Spent = { presses: number; fields: number };

/** Acts on a page, each press and each field that is filled counted. To give a field the focus is part of filling it. */
export function countActs() {
  const spent: Spent = { presses: 0, fields: 0 };
  return {
    spent,
    async press(target: Locator) {
      spent.presses += 1;
      await target.click();
    },
    async fill(field: Locator, text: string) {
      spent.fields += 1;
      await field.fill(text);
    },
    /** As fingers do: suggestions listen to what is typed. */
    async type(field: Locator, text: string) {
      spent.fields += 1;
      await field.pressSequentially(text);
    },
    async choose(field: Locator, value: string) {
      spent.fields += 1;
      await field.selectOption(value);
    },
    /** One press opens the window in which one file or several are chosen. */
    async pick(input: Locator, ...files: PickedFile[]) {
      spent.presses += 1;
      await input.setInputFiles(files);
    },
  };
}
