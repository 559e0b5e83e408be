import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
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
  test("is the plain text of a short one", () => {
    expect(summaryOf("<p>He walks.</p>")).toBe("He walks.");
    expect(summaryOf("x".repeat(160))).toBe("x".repeat(160));
  });

  test.each([
    ["within a word", `${"a".repeat(155)} casket of the temple`, `${"a".repeat(155)} casket…`],
    ["after a word", `${"a".repeat(160)} casket`, `${"a".repeat(160)}…`],
    ["before a word", `${"a".repeat(159)} casket of the temple`, `${"a".repeat(159)} casket…`],
    ["within a word without an end", "x".repeat(1000), `${"x".repeat(160)}…`],
    ["within a Sinhala word", `${"a".repeat(157)} ශ්‍රී ලංකාව`, `${"a".repeat(157)} ශ්‍රී…`],
  ])("goes on to the end of the word if its 160 characters end %s", (_, text, summary) => {
    expect(summaryOf(`<p>${text}</p>`)).toBe(summary);
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
