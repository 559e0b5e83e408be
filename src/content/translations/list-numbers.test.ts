import { expect, test } from "vitest";
import { numberedAs } from "./list-numbers.server.ts";

test.each([
  ['<ol start="3"><li>one</li></ol>', "<ol><li>එක</li></ol>", '<ol start="3"><li>එක</li></ol>'],
  ["<ol><li>one</li></ol>", '<ol start="3" lang="si"><li>එක</li></ol>', '<ol lang="si"><li>එක</li></ol>'],
  [
    '<ol><li value="4">a<ol type="a" reversed><li>b</li></ol></li></ol>',
    "<ol><li>අ<ol><li>ආ</li><li>ඇ</li></ol></li></ol>",
    '<ol><li value="4">අ<ol reversed type="a"><li>ආ</li><li>ඇ</li></ol></li></ol>',
  ],
  ["<p>one</p>", "<p>R&D <b>එක</b></p>", "<p>R&D <b>එක</b></p>"],
])("a translation of %s is numbered as the English is", (english, translated, shown) => {
  expect(numberedAs(english, translated)).toBe(shown);
});
