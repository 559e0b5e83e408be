import { expect } from "./e2e-site.ts";
import type { PublicScreen } from "./public-screens.ts";

/** The public screens of the record, the places, the sources and the key. */
export const RECORD: readonly PublicScreen[] = [
  { name: "12-record", address: "/record", status: 200 },
  { name: "12-record-filtered", address: "/record?status=dead&category=wild", status: 200 },
  { name: "12-record-statistics", address: "/record/statistics", status: 200 },
  { name: "12-record-on-this-day", address: "/record/on-this-day", status: 200 },
  { name: "12-tusks-and-heights", address: "/tusks-and-heights", status: 200 },
  { name: "12-record-questions", address: "/record/questions", status: 200 },
  { name: "12-record-questions-result", address: "/record/questions/result?set=2", status: 200 },
  { name: "13-sources", address: "/sources", status: 200 },
  { name: "13-sources-filtered", address: "/sources?kind=book&search=qqqqq", status: 200 },
  { name: "13-source", address: "/sources/S79", status: 200 },
  { name: "12-record-empty", address: "/record?status=missing&cause=shot", status: 200 },
  { name: "14-field-guide", address: "/field-guide", status: 200 },
  { name: "14-field-guide-not-in-it", address: "/field-guide/not-in-it", status: 200 },
  { name: "14-data", address: "/data", status: 200 },
  { name: "14-paper", address: "/paper", status: 200 },
  { name: "13-places", address: "/places", status: 200 },
  { name: "13-place-park", address: "/places/yala", status: 200 },
  { name: "13-place-small-park", address: "/places/bundala", status: 200 },
  { name: "13-place-home", address: "/places/sri-dalada-maligawa", status: 200 },
  { name: "13-place-district", address: "/places/anuradhapura", status: 200 },
  { name: "13-place-not-found", address: "/places/nowhere", status: 404 },
  { name: "13-key", address: "/key", status: 200 },
  {
    name: "13-key-result",
    address: "/key#place=minneriya&tusks=right_only&tusk_form=upswept",
    status: 200,
    reach: (page) => expect(page.locator("[data-standing=fits]").first()).toBeVisible(),
  },
  { name: "13-compare", address: "/compare?a=kawanthissa&b=dala-poottuwa", status: 200 },
  { name: "13-compare-nothing-chosen", address: "/compare", status: 200 },
  { name: "13-compare-unknown", address: "/compare?a=nobody&b=dala-poottuwa", status: 404 },
];
