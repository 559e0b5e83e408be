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
  /** Names the chunks of what the file contains; null once the release is recalled. */
  file_id: string | null;
};

/**
 * What files of releases contain, in chunks of the same size. Those that no file names belong to a release that is being
 * made, or was not finished.
 */
export type DataReleaseChunksTable = {
  file_id: string;
  part: number;
  stored_at: string;
  /** Base64. */
  content: string;
};
