import { expect, test } from "vitest";
import { checkCleaned } from "./check-cleaned.ts";
import { cleanTexts } from "./clean-texts.server.ts";
import { type Fields, richText } from "./fields.ts";

const TABLE = { content: richText({ required: true, max: 100 }) } satisfies Fields;
const check = async (content: string) =>
  checkCleaned(TABLE, { content: "Content" }, { content } as never, (await cleanTexts(TABLE, { content })) as never);

test.each([
  "<script>a</script>",
  "<p></p>",
  "<p>&nbsp;</p>",
  "<p>\u200b</p>",
  "<h2>&zwj;</h2><ul><li>&#x2800;</li></ul>",
  "<hr>",
])("a required text that shows nothing is refused: %j", async (content) => {
  await expect(check(content)).rejects.toThrow("Content is required.");
});

test.each(["<p>ක්‍ෂ</p>", '<img src="/uploads/public/raja.jpg" alt="">', "&lt;"])(
  "one that shows something is not: %j",
  async (content) => {
    await expect(check(content)).resolves.toBeDefined();
  },
);
