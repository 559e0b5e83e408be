import { describe, expect, test } from "vitest";
import { isModestForm } from "./modest-form.server.ts";

const BOUNDARY = "----WebKitFormBoundaryAb3";
const partOf = (text: string, headers = "") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="right"${headers}\r\n\r\n${text}\r\n`;
const formOf = (...parts: string[]) => Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
const isModest = (form: Buffer, boundary = BOUNDARY) => isModestForm(form, boundary, 30);

describe("a form is read", () => {
  test("up to thirty parts", () => {
    expect(isModest(formOf(...Array.from({ length: 30 }, () => partOf("a"))))).toBe(true);
    expect(isModest(formOf(...Array.from({ length: 31 }, () => partOf("a"))))).toBe(false);
  });

  test("with contents of any length, and with lines between them", () => {
    expect(isModest(formOf(partOf("a\r\n\r\n".repeat(100_000)), partOf("b".repeat(100_000))))).toBe(true);
  });

  test("unless the lines above a part have no end", () => {
    expect(isModest(formOf(partOf("a", "\r\nX-Line: 1".repeat(100))))).toBe(true);
    expect(isModest(formOf(partOf("a"), partOf("a", "\r\nX-Line: 1".repeat(100_000))))).toBe(false);
    expect(isModest(Buffer.from(`--${BOUNDARY}\r\n${"X-Line: 1\r\n".repeat(100_000)}`))).toBe(false);
  });

  test("unless nothing separates its parts", () => {
    expect(isModest(formOf(partOf("a")), "")).toBe(false);
  });
});
