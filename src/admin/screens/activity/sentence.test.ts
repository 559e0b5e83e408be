import { describe, expect, test } from "vitest";
import { ACTIONS, type Activity, type SubjectKind } from "../../../people/activity/activity.ts";
import { activitySentence } from "./sentence.ts";

type Subject = Partial<Activity["subject"]> & { kind: SubjectKind };

function line(
  action: Activity["action"],
  subject: Subject,
  more: { username?: string | null; detail?: string } = {},
): Activity {
  return {
    happenedAt: "2026-11-21T08:00:00.000Z",
    username: more.username === undefined ? "kamala" : more.username,
    action,
    subject: { id: "0123456789abcdef01234567", name: "Gemunu", ...subject },
    detail: more.detail ?? null,
  };
}

/** The whole sentence as text. */
function said(...given: Parameters<typeof line>): string {
  const { who, before, subject, after } = activitySentence(line(...given));
  return `${who}${before}${subject?.name ?? ""}${after}`;
}

describe("an activity in one plain sentence", () => {
  const tusker = { kind: "tusker" } as const;
  const tag = { kind: "tag", id: null, name: "yala" } as const;
  const nimal = { kind: "account", name: "nimal" } as const;
  const self = { kind: "account", name: "kamala" } as const;
  const message = { kind: "message", name: "Message of 2026-11-21" } as const;
  const featured = { kind: "featured tuskers", id: null, name: "Featured tuskers" } as const;
  const site = { username: null } as const;

  test.each<[string, Parameters<typeof line>]>([
    ["kamala added Gemunu.", ["created", tusker]],
    ["kamala changed Gemunu: status, tags.", ["changed", tusker, { detail: "status, tags" }]],
    ["kamala published Gemunu.", ["published", tusker, { detail: "" }]],
    ["kamala made Gemunu a draft again.", ["unpublished", tusker]],
    ["kamala moved Gemunu to the bin.", ["binned", tusker]],
    ["kamala restored Gemunu from the bin.", ["unbinned", tusker]],
    ["The site deleted Gemunu for ever.", ["purged", tusker, site]],
    ["kamala restored an old version of Gemunu: version 3.", ["restored", tusker, { detail: "version 3" }]],
    [
      "kamala imported the directory: 3 created, 0 changed.",
      ["imported", { kind: "directory", id: null, name: "The directory" }, { detail: "3 created, 0 changed" }],
    ],
    ["kamala uploaded the image raja.jpg.", ["uploaded", { kind: "picture", id: null, name: "raja.jpg" }]],
    [
      "kamala withdrew the image raja.jpg (it was removed from 2 entries and 1 older version).",
      [
        "withdrew",
        { kind: "picture", id: null, name: "raja.jpg" },
        { detail: "It was removed from 2 entries and 1 older version" },
      ],
    ],
    [
      "The site removed one image that nothing used.",
      ["removed", { kind: "unused pictures", id: null, name: "One image that nothing used" }, site],
    ],
    ["kamala renamed the tag “yala” to “Yala”.", ["renamed", tag, { detail: "to “Yala”" }]],
    ["kamala merged the tag “yala” into “Yala”.", ["merged", tag, { detail: "into “Yala”" }]],
    ["kamala deleted the tag “yala” (it stood at 3 entries).", ["deleted", tag, { detail: "It stood at 3 entries." }]],
    ["kamala chose the featured tuskers: Gemunu, Raja.", ["reordered", featured, { detail: "Gemunu, Raja." }]],
    ["kamala chose the featured tuskers: none is left.", ["reordered", featured, { detail: "None is left." }]],
    ["kamala sent the message of 2026-11-21 again.", ["sent again", message]],
    ["kamala deleted the message of 2026-11-21.", ["deleted", message]],
    ["kamala signed in (Firefox on Windows).", ["signed in", self, { detail: "Firefox on Windows" }]],
    ["kamala changed their password.", ["changed password", self]],
    [
      "The site changed the password of the account kamala, on the command line.",
      ["changed password", self, { ...site, detail: "on the command line" }],
    ],
    [
      "kamala ended a sign-in of their own (all but the one in use).",
      ["ended sign-in", self, { detail: "all but the one in use" }],
    ],
    ["kamala used a recovery code (9 left).", ["used recovery code", self, { detail: "9 left" }]],
    ["kamala invited nimal.", ["invited", { ...nimal, id: null }]],
    ["kamala disabled the account nimal.", ["disabled", nimal]],
    ["kamala reset the second factor of the account nimal.", ["reset second factor", nimal]],
    [
      "The site added the account nimal, at the first start.",
      ["created", nimal, { ...site, detail: "at the first start" }],
    ],
  ])("%s", (sentence, given) => {
    expect(said(...given)).toBe(sentence);
  });
});

test.each(ACTIONS)("there are words for %s", (action) => {
  expect(said(action, { kind: "account", name: "nimal" })).toMatch(/^kamala [a-z][^‹›]+\.$/);
});

test("a tusker and an article are linked to their edit pages, unless the act took them away", () => {
  const link = (...given: Parameters<typeof line>) => activitySentence(line(...given)).subject?.to;
  expect(link("changed", { kind: "tusker" })).toBe("/admin/edit-tusker/0123456789abcdef01234567");
  expect(link("published", { kind: "article" })).toBe("/admin/edit-article/0123456789abcdef01234567");
  expect(link("binned", { kind: "tusker" })).toBeUndefined();
  expect(link("purged", { kind: "article" })).toBeUndefined();
  expect(link("deleted", { kind: "tag", id: null })).toBeUndefined();
  expect(link("disabled", { kind: "account" })).toBeUndefined();
});
