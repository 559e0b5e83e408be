import { expect, test } from "vitest";
import { SHIPPED_SETTINGS, type SiteSettings } from "../../../content/settings/site/site-settings.ts";
import { errorsByField, hasOtherRecipients, mergeTheirs, toSettings, toValues } from "./site-values.ts";

const SETTINGS: SiteSettings = {
  ...SHIPPED_SETTINGS,
  name: { en: "Tuskers of Lanka", si: "ලංකාවේ දළ ඇතුන්", ta: null },
  links: [{ label: "Facebook", url: "https://facebook.example/tuskers" }],
  licence: "CC-BY-4.0",
  recipients: ["one@example.com", "two@example.com"],
};

test("settings come back from the form as they went in", () => {
  expect(toSettings(toValues(SETTINGS))).toEqual(SETTINGS);
  expect(toSettings(toValues(SHIPPED_SETTINGS))).toEqual(SHIPPED_SETTINGS);
});

test("recipients stand one a line or behind commas, and an empty line of links is none", () => {
  const values = { ...toValues(SETTINGS), recipients: " a@example.com,b@example.com\n\n c@example.com " };
  const settings = toSettings({ ...values, links: [...values.links, { label: "", url: " " }] });
  expect(settings.recipients).toEqual(["a@example.com", "b@example.com", "c@example.com"]);
  expect(settings.links).toEqual(SETTINGS.links);
});

test("recipients are others only if an address comes, goes or moves", () => {
  const others = (recipients: string) => hasOtherRecipients({ ...toValues(SETTINGS), recipients }, SETTINGS);
  expect(others(" one@example.com, two@example.com\n\none@example.com ")).toBe(false);
  expect(others("one@example.com")).toBe(true);
  expect(others("two@example.com\none@example.com")).toBe(true);
  expect(others("")).toBe(true);
});

test("of two who changed settings, each keeps what only he changed, and both are told of the rest", () => {
  const base = toValues(SETTINGS);
  const mine = { ...base, "name.en": "Mine", "footer.en": "My foot" };
  const theirs = { ...base, "name.en": "Theirs", licence: "CC0-1.0" as const, links: [] };
  const { values, clashes } = mergeTheirs(base, mine, theirs);
  expect(values).toEqual({ ...base, "name.en": "Mine", "footer.en": "My foot", licence: "CC0-1.0", links: [] });
  expect(clashes).toEqual(["name.en"]);
});

test("an error of one recipient names the address", () => {
  const errors = [
    { path: "recipients.1", message: "No recipient." },
    { path: "links.0.url", message: "No address." },
  ];
  expect(errorsByField(errors, SETTINGS)).toEqual({
    recipients: "two@example.com: No recipient.",
    "links.0.url": "No address.",
  });
});
