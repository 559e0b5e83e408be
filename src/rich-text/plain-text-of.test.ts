import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../tests/support/tier.ts";
import { cutWithDots, firstCharacters } from "./cut-text.ts";
import { plainTextOf, summaryOf } from "./plain-text-of.ts";

describe("plainTextOf", () => {
  test.each([
    ["<p>One</p><p>Two</p>", "One Two"],
    ["a<br>b", "a b"],
    ["ele<b>ph</b>ant", "elephant"],
    ["one\n\n two\u00a0three", "one two three"],
    ["Rajiv &amp; Sons &lt;b&gt; &#x0dbb;", "Rajiv & Sons <b> ර"],
    ["<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table>", "a b c d"],
    ["a<script>x</script><style>y</style><!-- z -->b", "ab"],
    ['<img src="/uploads/public/a.jpg" alt="words">', ""],
    ["3 < 4", "3 < 4"],
    ["", ""],
  ])("of %j is %j", (source, text) => {
    expect(plainTextOf(source)).toBe(text);
  });
});

describe("summaryOf", () => {
  test("is the first 160 characters of the plain text", () => {
    const words = "He carried the casket of the temple. ".repeat(20);
    expect(summaryOf(`<p>${words}</p>`)).toBe(words.slice(0, 160).trimEnd());
    expect(summaryOf("<p>x</p>".repeat(200))).toHaveLength(159);
    expect(summaryOf("x".repeat(161))).toBe("x".repeat(160));
    expect(summaryOf("short")).toBe("short");
  });

  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30s\n\nHe walks.", "He walks."],
    ["<p>He walks.</p><p>youtu.be/dQw4w9WgXcQ</p><p>Far.</p>", "He walks. Far."],
    ["He walks (https://youtu.be/dQw4w9WgXcQ) far: https://youtu.be/dQw4w9WgXcQ.", "He walks far:"],
    ["He is on https://www.youtube.com/@channel", "He is on https://www.youtube.com/@channel"],
  ])("of %j holds no address that a page shows as a video", (source, summary) => {
    expect(summaryOf(source)).toBe(summary);
  });
});

describe("cutting", () => {
  test("leaves a text alone that fits, and ends a longer one with three dots", () => {
    expect(cutWithDots("a".repeat(100), 100)).toBe("a".repeat(100));
    expect(cutWithDots("a".repeat(101), 100)).toBe(`${"a".repeat(100)}...`);
    expect(cutWithDots("🐘".repeat(100), 100)).toBe("🐘".repeat(100));
    expect(cutWithDots("🐘".repeat(101), 100)).toBe(`${"🐘".repeat(100)}...`);
  });

  test("does not part what is read as one letter", () => {
    expect(firstCharacters(`${"a".repeat(9)}කොb`, 10)).toBe("a".repeat(9));
    expect(firstCharacters(`${"a".repeat(9)}e\u0301b`, 10)).toBe("a".repeat(9));
    expect(firstCharacters("👩‍👩‍👧‍👦x", 3)).toBe("");
    expect(firstCharacters("abc", 0)).toBe("");
  });

  test.each(["ශ්‍රී", "ක්‍ෂ", "க்ஷ", "ஸ்ரீ"])("does not part %s", (syllable) => {
    const length = [...syllable].length;
    for (let room = 1; room < length; room += 1) {
      expect(firstCharacters(`a${syllable}b`, room + 1)).toBe("a");
    }
    expect(firstCharacters(`a${syllable}b`, length + 1)).toBe(`a${syllable}`);
    expect(summaryOf(`<p>a${syllable}b</p>`, length)).toBe("a");
  });

  test("cuts plain letters anywhere, but not from a mark that follows", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~\n\t]{0,30}$/), fc.nat(40), (text, length) => {
        expect(firstCharacters(text, length)).toBe(text.slice(0, length));
        expect(firstCharacters(`${text}e\u0301`, text.length + 1)).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });
});
