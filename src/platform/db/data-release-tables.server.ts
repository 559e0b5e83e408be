import type { LicenceKey } from "../identity/licences.ts";

/** A frozen release of the data. A recalled one stays, without its files. */
export type DataReleasesTable = {
  number: string;
  /** YYYY-MM-DD in Sri Lanka. */
  day: string;
  licence_key: LicenceKey;
  /** The release that the changes are told from; null for the first one. */
  since: string | null;
  /** Rows by table, as JSON. */
  counts: string;
  /** The rows that the next release is compared with, as JSON; null once it is recalled. */
  tables: string | null;
  /** How many rows were added, changed and removed, as JSON. */
  changes: string;
  made_at: string;
  /** YYYY-MM-DD */
  recalled_on: string | null;
  recalled_why: string | null;
};

export type DataReleaseFilesTable = {
  number: string;
  position: number;
  name: string;
  type: string;
  bytes: number;
  sha256: string;
  /** Base64; null once the release is recalled. */
  content: string | null;
};
