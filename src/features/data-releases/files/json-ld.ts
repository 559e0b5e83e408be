import { permanentAddress } from "../../../content/citation/permanent-address.ts";
import { eachTusker, STATEMENT_TABLES } from "../content/each-tusker.ts";
import { splitCell } from "../content/make-rows.ts";
import type { Row, Tables } from "../content/tables.ts";
import { jsonWithList } from "./json-with-list.ts";
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

const TYPES = {
  facts: "dwc:MeasurementOrFact",
  events: "dwc:Event",
  features: "Feature",
  relations: "dwc:ResourceRelationship",
};

/** A data set, the tuskers with their record, and the sources. */
async function* things(tables: Tables, facts: ReleaseFacts): AsyncGenerator<object> {
  const { siteUrl, siteName, number, day, licence } = facts;
  yield {
    ...{ "@id": `${siteUrl}/data/${number}`, "@type": "schema:Dataset" },
    ...{ "schema:name": titleOf(facts), "schema:description": ABOUT, "schema:version": number },
    ...{ "schema:dateModified": day, "schema:license": licence.url, "schema:creditText": citationOf(facts) },
    "schema:publisher": { "@type": "schema:Organization", "schema:name": siteName, "schema:url": siteUrl },
  };
  // The address of his page contains his name, which may change.
  const tuskerId = (id = "") => siteUrl + permanentAddress(id);
  const sourceId = (key: string) => `${siteUrl}/sources/${key}`;
  const linked = (row: Row, type: string) => ({
    // Leads to the page of the tusker.
    ...{ "@id": `${tuskerId(row.tusker_id)}#${row.id}`, "@type": type },
    ...without(row, "tusker_id", "sources", "data_generalizations", "information_withheld"),
    ...(row.sources ? { sources: splitCell(row.sources).map(sourceId) } : {}),
  });
  for await (const { tusker, statements } of eachTusker(tables)) {
    yield {
      ...{ "@id": tuskerId(tusker.id), "@type": "dwc:Organism" },
      ...without(tusker, "sources", "other_names", "tags"),
      other_names: splitCell(tusker.other_names),
      tags: splitCell(tusker.tags),
      sources: splitCell(tusker.sources).map(sourceId),
      ...Object.fromEntries(
        STATEMENT_TABLES.map((table) => [table, statements[table].map((row) => linked(row, TYPES[table]))]),
      ),
    };
  }
  for await (const row of tables.rowsOf("sources")) {
    yield { "@id": row.page, "@type": "schema:CreativeWork", ...without(row) };
  }
}

/** The release as linked data. */
export const jsonLd = (tables: Tables, facts: ReleaseFacts): AsyncGenerator<string> =>
  jsonWithList({ "@context": contextOf(facts.siteUrl) }, "@graph", things(tables, facts));
