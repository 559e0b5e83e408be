import { describe, expect, test } from "vitest";
import { flawOfForm } from "./flaw-of-form.server.ts";

const BOUNDARY = "----WebKitFormBoundaryAb3";
const partOf = (text: string, headers = "") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="right"${headers}\r\n\r\n${text}\r\n`;
const formOf = (...parts: string[]) => Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
const LIMITS = { mostParts: 30, mostTextBytes: 100_000 };
const flaw = (form: Buffer, boundary = BOUNDARY) => flawOfForm(form, boundary, LIMITS);

describe("a form is read", () => {
  test("up to thirty parts", () => {
    expect(flaw(formOf(...Array.from({ length: 30 }, () => partOf("a"))))).toBe(undefined);
    expect(flaw(formOf(...Array.from({ length: 31 }, () => partOf("a"))))).toBe("parts");
  });

  test("with a file of any length, and with lines between its parts", () => {
    const file = partOf("a\r\n\r\n".repeat(100_000), '; filename="a.jpg"');
    expect(flaw(formOf(file, partOf("b".repeat(99_000))))).toBe(undefined);
  });

  test("unless a text is longer than any field takes", () => {
    expect(flaw(formOf(partOf("a"), partOf("\r\n".repeat(60_000))))).toBe("text");
    expect(flaw(Buffer.from(partOf("\xff".repeat(60_000))))).toBe("text");
  });

  test("unless the lines above a part have no end", () => {
    expect(flaw(formOf(partOf("a", "\r\nX-Line: 1".repeat(100))))).toBe(undefined);
    expect(flaw(formOf(partOf("a"), partOf("a", "\r\nX-Line: 1".repeat(100_000))))).toBe("parts");
    expect(flaw(Buffer.from(`--${BOUNDARY}\r\n${"X-Line: 1\r\n".repeat(100_000)}`))).toBe("parts");
  });

  test("unless nothing separates its parts", () => {
    expect(flaw(formOf(partOf("a")), "")).toBe("parts");
  });
});
