import type { Generated, Insertable, Selectable } from "kysely";
import type { articleFields } from "../../articles/fields.ts";
import type { Columns } from "../../entries/definition/fields.ts";
import type { RevisionAction } from "../../entries/history/revision.ts";
import type { tuskerFields } from "../../tuskers/fields.ts";
import type { EntryKind } from "../identifiers/entry-kind.ts";

/**
 * The tables as the code sees them. Rules for both databases:
 * text for dates and times (ISO 8601, UTC), 0/1 for booleans, JSON as text, `seq` as the internal numeric key
 * (never shown outside), `_id` of the API in `id`.
 */
export type Database = {
  site_state: SiteStateTable;
  tuskers: TuskersTable;
  tusker_tags: EntryTagsTable<"tusker_seq">;
  tusker_images: EntryImagesTable<"tusker_seq">;
  articles: ArticlesTable;
  article_tags: EntryTagsTable<"article_seq">;
  article_images: EntryImagesTable<"article_seq">;
  slugs: SlugsTable;
  images: ImagesTable;
  image_variants: ImageVariantsTable;
  revision_images: RevisionImagesTable;
  featured_tuskers: FeaturedTuskersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  trusted_devices: TrustedDevicesTable;
  contact_messages: ContactMessagesTable;
  deliveries: DeliveriesTable;
  revisions: RevisionsTable;
  activities: ActivitiesTable;
  previews: PreviewsTable;
  recovery_codes: RecoveryCodesTable;
  invitations: InvitationsTable;
  imported_images: ImportedImagesTable;
  entry_changes: EntryChangesTable;
  leases: LeasesTable;
};

/** Single values: `content_version`, `starter_content`, `environment_password`. */
type SiteStateTable = { key: string; value: string };

type EntryColumns = {
  seq: Generated<number>;
  id: string;
  slug: string;
  /** Raised by every change of the entry; the API's ETag. */
  version: number;
  /** Folded text that searches look through (see `platform/text/fold.ts`). */
  search_text: string;
  description_html: string;
  /** Which version made what is stored ready to be shown: the HTML, and the hashes of the drawings. */
  html_version: number;
  created_at: string;
  updated_at: string;
  /** When the entry went to the bin; null for all others. */
  binned_at: string | null;
};

export type TuskersTable = EntryColumns &
  Columns<typeof tuskerFields> & {
    sort_key: string;
    summary: string;
    /** What the drawn portrait shows, 12 hexadecimal digits; part of its address. */
    portrait_hash: Generated<string>;
    /** The same in words. */
    portrait_alt: Generated<string>;
  };

export type ArticlesTable = EntryColumns &
  Columns<typeof articleFields> & {
    content_html: string;
    /** As of tuskers: lists of the admin area are ordered by it. */
    sort_key: Generated<string>;
    /** What the drawn landscape shows, 12 hexadecimal digits; part of its address. */
    landscape_hash: Generated<string>;
  };

type EntryTagsTable<Owner extends string> = Record<Owner, number> & { position: number; tag: string };
type EntryImagesTable<Owner extends string> = Record<Owner, number> & { position: number; image_name: string };

/** Every slug an entry ever had; the old ones answer 301 for ever and are never given away. */
type SlugsTable = {
  kind: EntryKind;
  slug: string;
  entry_id: string;
  /** Once the entry is purged: whether it was public, so that its address answers 410 for ever, or hidden. */
  purged: Generated<"public" | "hidden" | null>;
};

export type ImagesTable = {
  name: string;
  kind: "tusker" | "article";
  type: string;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the stored file, in hexadecimal. */
  hash: string;
  /** ThumbHash in base64. */
  placeholder: string | null;
  alt: string | null;
  credit: string | null;
  licence: string | null;
  taken_on: string | null;
  created_at: string;
  /** The point that an editor chose, as parts of width and height from 0 to 1; null where nobody chose one. */
  focus_x: number | null;
  focus_y: number | null;
  /** The point that most catches the eye, found when the image was taken in. */
  attention_x: number | null;
  attention_y: number | null;
  /** From when on variants of the image are to be made; null when all are there. This is the queue. */
  variants_due: string | null;
  /** How often making them failed. */
  variants_tries: Generated<number>;
  /** Name, alternative text and credit, folded as searches compare them; kept true by `images/image-rows.server.ts`. */
  search_text: Generated<string>;
};

/**
 * A smaller or newer variant of an image; `name` holds a hash of its bytes, so that another variant has another name.
 */
export type ImageVariantsTable = {
  name: string;
  image_name: string;
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
  height: number;
  bytes: number;
};

/** Which images an older state of an entry names, in its list or in a text; the image itself may be gone. */
type RevisionImagesTable = { image_name: string; revision_seq: number };

type FeaturedTuskersTable = { position: number; tusker_seq: number };

export type AccountsTable = {
  seq: Generated<number>;
  id: string;
  username: string;
  /** Case-folded, normalised username: one account per key. */
  username_key: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  disabled_at: string | null;
  /** When a sign-in of the account was last used, to the minute; null for never. */
  last_used_at: string | null;
  /** Base32; kept from the first scan of the code on, in force only with `totp_enabled_at`. */
  totp_secret: string | null;
  totp_enabled_at: string | null;
  /** The last time step whose code was used: none works twice. */
  totp_last_step: number | null;
};

/** SHA-256 of each code, in hexadecimal. */
type RecoveryCodesTable = { account_seq: number; code_hash: string; used_at: string | null };

/** Accounts that are not there yet: whoever opens the link chooses the password. */
export type InvitationsTable = {
  id: string;
  token_hash: string;
  username: string;
  username_key: string;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
};

export type SessionsTable = {
  seq: Generated<number>;
  id: string;
  account_seq: number;
  /** SHA-256 of the token, in hexadecimal: the token itself is stored nowhere. */
  token_hash: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** Browser and system in a few words, such as "Firefox on Windows". */
  device: string | null;
};

/** Browsers that signed in before: a flood of wrong passwords from elsewhere does not shut them out. */
type TrustedDevicesTable = { account_seq: number; token_hash: string; created_at: string; expires_at: string };

export type ContactMessagesTable = {
  seq: Generated<number>;
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
};

/** A message on its way out, one row for each channel that was set up when it came. */
export type DeliveriesTable = {
  seq: Generated<number>;
  message_seq: number;
  channel: "smtp" | "emailjs";
  /** `failed` is given up, until somebody sends it again. */
  state: "waiting" | "sent" | "failed";
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  updated_at: string;
};

/** An entry as it was after one save. `content` is the body of a PUT that would bring it back, as JSON. */
export type RevisionsTable = {
  seq: Generated<number>;
  kind: EntryKind;
  entry_id: string;
  version: number;
  action: RevisionAction;
  content: string;
  made_by: string | null;
  made_at: string;
};

/** Who did what. Names are kept as they were: the row outlives what it tells of. */
export type ActivitiesTable = {
  seq: Generated<number>;
  happened_at: string;
  /** Null for what the site did itself. */
  username: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string;
  detail: string | null;
};

/** What an editor looks at before saving it: the entry's detail as the API would answer it, as JSON. */
export type PreviewsTable = {
  token_hash: string;
  kind: EntryKind;
  content: string;
  created_at: string;
  expires_at: string;
};

/** Which stored image was made from which address of another site. */
type ImportedImagesTable = { source_url: string; image_name: string };

/**
 * Which entries changed in what lists tell of them, the newest ones alone; written by the database (see
 * `entries/search/entry-changes.server.ts`).
 */
type EntryChangesTable = { change: Generated<number>; kind: EntryKind; entry_seq: number };

/** Work of which only one process at a time does each: until when it is whose, and when it was last done. */
export type LeasesTable = { name: string; holder: string | null; held_until: string | null; done_at: string | null };

export type TuskerRow = Selectable<TuskersTable>;
export type ArticleRow = Selectable<ArticlesTable>;
export type ImageRow = Omit<Selectable<ImagesTable>, "search_text">;
export type NewImageRow = Omit<Insertable<ImagesTable>, "search_text">;
export type ImageVariantRow = Selectable<ImageVariantsTable>;
export type AccountRow = Selectable<AccountsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type InvitationRow = Selectable<InvitationsTable>;
export type DeliveryRow = Selectable<DeliveriesTable>;
export type RevisionRow = Selectable<RevisionsTable>;
export type ActivityRow = Selectable<ActivitiesTable>;
