import { SHIPPED } from "../../src/content/texts/shipped/shipped.ts";
import { fingerprintOf } from "../../src/content/translations/prose/fingerprint.server.ts";
import type { ApiCall } from "./api-call.ts";

/** The headings of Home, each a text of one line. */
export const HEADINGS = ["heroTitle", "whyTitle", "walkTitle", "processionTitle", "tollTitle"] as const;

/** A translation of a heading of Home. */
export const headingInSinhala = (field: (typeof HEADINGS)[number] = "heroTitle") => ({
  pieces: [{ field, fingerprint: fingerprintOf(SHIPPED.home[field]), nth: 0, text: "දළ ඇතුන්", state: "translated" }],
});

/** The calls of translations, for the tests that try every call. */
export const TRANSLATION_CALLS: ApiCall[] = [
  { call: "GET /api/translations/{language}", example: "/api/translations/si", least: "writer", good: 200 },
  {
    call: "GET /api/translations/{language}/{kind}/{id}",
    example: "/api/translations/si/page/home",
    least: "writer",
    good: 200,
  },
  {
    call: "PUT /api/translations/{language}/{kind}/{id}",
    example: "/api/translations/si/page/home",
    least: "editor",
    good: 200,
    json: headingInSinhala(),
  },
  {
    call: "GET /api/translations/{language}/export",
    example: "/api/translations/si/export",
    least: "editor",
    good: 200,
  },
  {
    call: "POST /api/translations/{language}/import",
    example: "/api/translations/si/import",
    least: "editor",
    good: 415,
  },
];
