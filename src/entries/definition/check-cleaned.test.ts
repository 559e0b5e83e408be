import { expect, test } from "vitest";
import { checkCleaned } from "./check-cleaned.ts";
import { cleanText } from "./clean-field.ts";
import { type Fields, richText } from "./fields.ts";

const TABLE = { content: richText({ required: true, max: 100 }) } satisfies Fields;
const check = (content: string) =>
  checkCleaned(TABLE, { content: "Content" }, { content } as never, { content: cleanText(content) } as never);

test.each([
  "<script>a</script>",
  "<p></p>",
  "<p>&nbsp;</p>",
  "<p>\u200b</p>",
  "<h2>&zwj;</h2><ul><li>&#x2800;</li></ul>",
  "<hr>",
])("a required text that shows nothing is refused: %j", (content) => {
  expect(() => check(content)).toThrow("Content is required.");
});

test.each(["<p>ක්‍ෂ</p>", '<img src="/uploads/public/raja.jpg" alt="">', "&lt;"])(
  "one that shows something is not: %j",
  (content) => {
    expect(() => check(content)).not.toThrow();
  },
);
