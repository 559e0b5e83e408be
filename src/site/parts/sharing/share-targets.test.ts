import { describe, expect, test } from "vitest";
import { shareTargets } from "./share-targets.ts";

const url = "https://tuskers.example/tuskers/nadungamuwa-raja?a=1&b=2";
const page = { url, title: "Raja & නැදුන්ගමුව", excerpt: `${"He carried the casket. ".repeat(20)}` };
const target = (name: string, of = page) => new URL(shareTargets(of).find((each) => each.name === name)?.href ?? "");

describe("shareTargets", () => {
  test("offers the services in the order of the specification", () => {
    expect(shareTargets(page).map(({ name }) => name)).toEqual([
      "Facebook",
      "X",
      "LinkedIn",
      "Reddit",
      "WhatsApp",
      "Email",
    ]);
  });

  test("gives each service the whole address, and the title where it is read, encoded", () => {
    expect([...target("Facebook").searchParams]).toEqual([["u", url]]);
    expect(target("X").searchParams.get("url")).toBe(url);
    expect(target("X").searchParams.get("text")).toBe(page.title);
    expect([...target("LinkedIn").searchParams]).toEqual([["url", url]]);
    expect(target("Reddit").searchParams.get("url")).toBe(url);
    expect(target("Reddit").searchParams.get("title")).toBe(page.title);
    expect(target("WhatsApp").searchParams.get("text")).toContain(url);
    expect(target("Email").searchParams.get("subject")).toBe(page.title);
    expect(target("Email").searchParams.get("body")).toContain(url);
  });

  test("takes along the first 140 characters of the excerpt", () => {
    const words = page.excerpt.slice(0, 140).trimEnd();
    expect(target("Email").searchParams.get("body")).toBe(`${words}\n\n${url}`);
    expect(target("WhatsApp").searchParams.get("text")).toBe(`${page.title}\n\n${words}\n\n${url}`);
  });

  test("leaves no empty lines where there is no excerpt", () => {
    expect(target("Email", { ...page, excerpt: " " }).searchParams.get("body")).toBe(url);
  });

  test("links to nothing but https and mailto", () => {
    for (const { href } of shareTargets({ url: "javascript:alert(1)", title: '"><script>', excerpt: "\ud800" }))
      expect(href).toMatch(/^(?:https:\/\/[a-z.]+\/|mailto:\?)[\w./?=&%~!*'()-]+$/);
  });
});
