import { PLACE_NAMES } from "../../content/places/words.ts";
import { writtenLocation } from "../../content/places/written-location.ts";
import { type Range, spanOf } from "../../content/record/measured-span.ts";
import type { Feature } from "../../content/record/record.ts";
import { doFeaturesDiffer } from "../../content/record/texts/differing-features.ts";
import { featureText } from "../../content/record/texts/feature-lines.ts";
import { WRITTEN } from "../../content/record/texts/written-values.ts";
import { CHARACTER_NAMES } from "../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS, CHARACTER_WORDS, CLAIM_LABELS } from "../../content/record/words.ts";
import { mayLiveWild } from "../../content/tuskers/may-live-wild.ts";
import { statusText } from "../../content/tuskers/status/status-line.ts";
import { STATUSES } from "../../content/tuskers/status.ts";
import { toldPlaces } from "../../content/tuskers/told-places.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { words } from "./words.ts";

/** The fields of a tusker that a comparison reads. */
export type Comparable = Pick<
  TuskerDetail,
  "slug" | "name" | "status" | "statusAsOf" | "diedOn" | "category" | "location" | "heightM" | "claims" | "features"
> & { events: readonly Pick<TuskerDetail["events"][number], "place" | "sources">[] };

/** One thing that is recorded of an animal, and the keys of the sources that record it. */
export type Told = { text: string; sources: readonly string[] };

export type Row = {
  id: string;
  label: string;
  /** What is recorded of each of the two; empty if nobody recorded it. */
  told: readonly [readonly Told[], readonly Told[]];
  differs: boolean;
};

type Account = { certainty: "certain" | "likely" | "disputed"; note?: string | undefined; sources: readonly string[] };

const remarked = (text: string, { certainty, note }: Account): string =>
  [text, certainty === "certain" ? "" : CERTAINTY_LABELS[certainty], note ?? ""]
    .filter((part) => part !== "")
    .join(". ");

const areApart = (one: Range | undefined, other: Range | undefined): boolean =>
  one !== undefined && other !== undefined && (one.max < other.min || other.max < one.min);

function heightOf({ claims, heightM }: Comparable): Told[] {
  if (claims.height === undefined || claims.height.length === 0) {
    return heightM === null ? [] : [{ text: WRITTEN.height({ min: heightM, max: heightM }), sources: [] }];
  }
  return claims.height.map((account) => ({
    text: remarked(WRITTEN.height(account.value), account),
    sources: account.sources,
  }));
}

const tuskLengthOf = ({ claims }: Comparable): Told[] =>
  (claims.tuskLength ?? []).map((account) => ({
    text: remarked(WRITTEN.tuskLength(account.value), account),
    sources: account.sources,
  }));

/** The parks, districts and homes of his events; his location, which has no source of its own, if there are none. */
function placesOf(tusker: Comparable): Told[] {
  const told = new Map<string, Set<string>>();
  for (const { place, sources } of tusker.events) {
    if (place === undefined) continue;
    for (const key of toldPlaces([place], mayLiveWild(tusker))) {
      const name = PLACE_NAMES[key];
      told.set(name, new Set([...(told.get(name) ?? []), ...sources]));
    }
  }
  if (told.size === 0) return tusker.location === "" ? [] : [{ text: writtenLocation(tusker.location), sources: [] }];
  return [...told].map(([text, sources]) => ({ text, sources: [...sources] }));
}

function statusOf(tusker: Comparable): Told[] {
  const { claims, status } = tusker;
  const accounts = [
    ...(claims.status ?? []).filter(({ value }) => value === status),
    ...(STATUSES[status].datedBy === "death" ? (claims.died ?? []) : []),
  ];
  return [{ text: statusText(tusker), sources: [...new Set(accounts.flatMap(({ sources }) => sources))] }];
}

const featuresTold = (features: readonly Feature[]): Told[] =>
  features.map((feature) => ({ text: featureText(feature), sources: feature.sources }));

/** Everything that is recorded of either, in rows: what is recorded of neither is left out. */
export function comparisonOf(one: Comparable, other: Comparable): { rows: Row[]; ofNeither: string[] } {
  const row = (id: string, label: string, read: (tusker: Comparable) => Told[], differs: boolean): Row => ({
    id,
    label,
    told: [read(one), read(other)],
    differs,
  });
  const rows = CHARACTER_NAMES.map((name) => {
    const of = ({ features }: Comparable) => features.filter(({ character }) => character === name);
    const differs = doFeaturesDiffer(of(one), of(other));
    return row(name, CHARACTER_WORDS[name].label, (tusker) => featuresTold(of(tusker)), differs);
  });
  const lengths = areApart(spanOf(one.claims.tuskLength), spanOf(other.claims.tuskLength));
  const heights = areApart(spanOf(one.claims.height), spanOf(other.claims.height));
  // After the forms of the tusks.
  rows.splice(
    CHARACTER_NAMES.indexOf("tusk_form") + 1,
    0,
    row("tuskLength", CLAIM_LABELS.tuskLength, tuskLengthOf, lengths),
  );
  rows.push(row("height", CLAIM_LABELS.height, heightOf, heights));
  // A place where he was never recorded does not say that he was never there.
  rows.push(row("where", words.where, placesOf, false));
  rows.push(row("status", CLAIM_LABELS.status, statusOf, one.status !== other.status));
  const isRecorded = ({ told }: Row) => told.some((values) => values.length > 0);
  return {
    rows: rows.filter(isRecorded),
    ofNeither: rows.filter((candidate) => !isRecorded(candidate)).map(({ label }) => label),
  };
}
