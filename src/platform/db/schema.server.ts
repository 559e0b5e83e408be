/**
 * The tables as the code sees them. Those of the platform are here; each other one stands beside the rows of its owner,
 * who adds it to this interface (`declare module`). Rules for both databases:
 * dates and times are text (ISO 8601, UTC), booleans are 0/1, JSON is text, `seq` is the internal numeric key (never
 * exposed), and the API's `_id` is stored in `id`.
 */
export interface Database {
  site_state: SiteStateTable;
  leases: LeasesTable;
}

/** Single values: `content_version`, `starter_content`, `environment_password`. */
type SiteStateTable = { key: string; value: string };

/** The lease of each exclusive job: its holder, until when it is held, and when the job was last done. */
export type LeasesTable = { name: string; holder: string | null; held_until: string | null; done_at: string | null };
