import type { Dataset } from "schema-dts";
import { absoluteUrl } from "../../../../platform/identity/absolute-url.ts";
import { findLicence } from "../../../../platform/identity/licences.ts";
import { siteName } from "../../../../platform/identity/site-identity.ts";
import { publisher } from "../../../../site/meta/structured-data.ts";
import type { Release } from "../../release.ts";

/** A release as search engines for data read it. */
export const dataSetOf = (siteUrl: string, { number, day, licence, files }: Release, description: string): Dataset => ({
  "@type": "Dataset",
  "@id": absoluteUrl(siteUrl, `/data/${number}`),
  name: `${siteName()}: ${number}`,
  description,
  url: absoluteUrl(siteUrl, "/data"),
  identifier: number,
  version: number,
  dateModified: day,
  license: findLicence(licence)?.url ?? "",
  isAccessibleForFree: true,
  creator: publisher(siteUrl),
  distribution: files.map(({ name, type, bytes }) => ({
    "@type": "DataDownload",
    name,
    encodingFormat: type,
    contentSize: `${bytes} B`,
    contentUrl: absoluteUrl(siteUrl, `/data/${number}/${name}`),
  })),
});
