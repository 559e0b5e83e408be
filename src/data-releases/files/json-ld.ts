import { permanentAddress } from "../../citing/permanent-address.ts";
import { splitCell } from "../content/make-tables.ts";
import type { Row, Tables } from "../content/tables.ts";
import { ABOUT, citationOf, type ReleaseFacts, titleOf } from "./release-facts.ts";

const without = (row: Row, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== "" && !names.includes(name)));

/** Terms of the columns where Darwin Core or schema.org has one; the others belong to the page that explains them. */
const contextOf = (siteUrl: string) => ({
  "@vocab": `${siteUrl}/data#`,
  schema: "https://schema.org/",
  dwc: "http://rs.tdwg.org/dwc/terms/",
  ...{ id: "schema:identifier", name: "schema:name", page: { "@id": "schema:url", "@type": "@id" } },
  ...{ other_names: "schema:alternateName", locality: "dwc:locality", title: "schema:name" },
  data_generalizations: "dwc:dataGeneralizations",
  information_withheld: "dwc:informationWithheld",
  sources: { "@id": "schema:citation", "@type": "@id" },
});

/** The release as linked data: a data set, the tuskers with their record, and the sources. */
export function jsonLd(tables: Tables, facts: ReleaseFacts): string {
  const { siteUrl, siteName, number, day, licence } = facts;
  // The address of his page contains his name, which may change.
  const tuskerId = (id = "") => siteUrl + permanentAddress(id);
  const sourceId = (key: string) => `${siteUrl}/sources/${key}`;
  const linked = (row: Row, type: string) => ({
    // Leads to the page of the tusker.
    ...{ "@id": `${tuskerId(row.tusker_id)}#${row.id}`, "@type": type },
    ...without(row, "tusker_id", "sources", "data_generalizations", "information_withheld"),
    ...(row.sources ? { sources: splitCell(row.sources).map(sourceId) } : {}),
  });
  const grouped = (["facts", "events", "features", "relations"] as const).map(
    (table) => [table, Map.groupBy(tables[table], (row) => row.tusker_id ?? "")] as const,
  );
  const types = {
    facts: "dwc:MeasurementOrFact",
    events: "dwc:Event",
    features: "Feature",
    relations: "dwc:ResourceRelationship",
  };
  const tuskers = tables.tuskers.map((row) => ({
    ...{ "@id": tuskerId(row.id), "@type": "dwc:Organism" },
    ...without(row, "sources", "other_names", "tags"),
    other_names: splitCell(row.other_names),
    tags: splitCell(row.tags),
    sources: splitCell(row.sources).map(sourceId),
    ...Object.fromEntries(
      grouped.map(([table, rows]) => [table, (rows.get(row.id) ?? []).map((one) => linked(one, types[table]))]),
    ),
  }));
  const dataset = {
    ...{ "@id": `${siteUrl}/data/${number}`, "@type": "schema:Dataset" },
    ...{ "schema:name": titleOf(facts), "schema:description": ABOUT, "schema:version": number },
    ...{ "schema:dateModified": day, "schema:license": licence.url, "schema:creditText": citationOf(facts) },
    "schema:publisher": { "@type": "schema:Organization", "schema:name": siteName, "schema:url": siteUrl },
  };
  const sources = tables.sources.map((row) => ({
    ...{ "@id": row.page, "@type": "schema:CreativeWork" },
    ...without(row),
  }));
  const document = { "@context": contextOf(siteUrl), "@graph": [dataset, ...tuskers, ...sources] };
  return `${JSON.stringify(document, null, 1)}\n`;
}
