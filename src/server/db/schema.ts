import type { Generated, Insertable, Selectable } from "kysely";

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
  featured_tuskers: FeaturedTuskersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  trusted_devices: TrustedDevicesTable;
  contact_messages: ContactMessagesTable;
};

/** Single values: `content_version`, `starter_content`, `environment_password`. */
type SiteStateTable = { key: string; value: string };

type EntryColumns = {
  seq: Generated<number>;
  id: string;
  slug: string;
  publication: "published" | "draft";
  /** Raised by every change of the entry; the API's ETag. */
  version: number;
  /** Folded text that searches look through (see `domain/search/fold.ts`). */
  search_text: string;
  /** Which version made what is stored ready to be shown: the HTML, and the hashes of the drawings. */
  html_version: number;
  created_at: string;
  updated_at: string;
  /** When the entry went to the bin; null for all others. */
  binned_at: string | null;
};

export type TuskersTable = EntryColumns & {
  name: string;
  sort_key: string;
  description: string;
  description_html: string;
  summary: string;
  status: "alive" | "dead" | "missing";
  age: number | null;
  location: string;
  category: "wild" | "domesticated" | "conservation";
  aliases: string;
  status_as_of: string | null;
  status_note: string | null;
  age_note: string | null;
  born_year: number | null;
  died_on: string | null;
  height_m: number | null;
  tusks: string | null;
  origin: string | null;
  sources: string;
  portrait: string | null;
  /** What the drawn portrait shows, 12 hexadecimal digits; part of its address. */
  portrait_hash: Generated<string>;
  /** The same in words. */
  portrait_alt: Generated<string>;
};

export type ArticlesTable = EntryColumns & {
  title: string;
  excerpt: string;
  /** Null where the excerpt stands in. */
  description: string | null;
  description_html: string;
  content: string;
  content_html: string;
  category: "conservation" | "education" | "research" | "wildlife";
  author: string;
  publish_date: string;
  sources: string;
  /** What the drawn landscape shows, 12 hexadecimal digits; part of its address. */
  landscape_hash: Generated<string>;
};

type EntryTagsTable<Owner extends string> = Record<Owner, number> & { position: number; tag: string };
type EntryImagesTable<Owner extends string> = Record<Owner, number> & { position: number; image_name: string };

/** Every slug an entry ever had; the old ones answer 301 for ever and are never given away. */
type SlugsTable = { kind: "tusker" | "article"; slug: string; entry_id: string };

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
};

type FeaturedTuskersTable = { position: number; tusker_seq: number };

export type AccountsTable = {
  seq: Generated<number>;
  username: string;
  /** Case-folded, normalised username: one account per key. */
  username_key: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  disabled_at: string | null;
};

export type SessionsTable = {
  seq: Generated<number>;
  account_seq: number;
  /** SHA-256 of the token, in hexadecimal: the token itself is stored nowhere. */
  token_hash: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
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
};

export type TuskerRow = Selectable<TuskersTable>;
export type ArticleRow = Selectable<ArticlesTable>;
export type ImageRow = Selectable<ImagesTable>;
export type NewImageRow = Insertable<ImagesTable>;
export type AccountRow = Selectable<AccountsTable>;
export type SessionRow = Selectable<SessionsTable>;
