import type { Generated, Insertable, Selectable } from "kysely";
import type { articleFields } from "../../articles/fields.ts";
import type { Columns } from "../../entries/definition/fields.ts";
import type { RevisionAction } from "../../entries/history/revision.ts";
import type { LetterKind } from "../../letters/letter.ts";
import type { LetterState } from "../../letters/letter-states.ts";
import type { AddressProblem, AddressState } from "../../sources/address-check.ts";
import type { SourceKind } from "../../sources/source.ts";
import type { tuskerFields } from "../../tuskers/fields.ts";
import type { EntryKind, FormKind } from "../identifiers/entry-kind.ts";
import type {
  AccountLinksTable,
  AccountMailsTable,
  AccountsTable,
  ApiKeysTable,
  InvitationsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  TrustedDevicesTable,
} from "./account-tables.server.ts";
import type { DataReleaseChunksTable, DataReleaseFilesTable, DataReleasesTable } from "./data-release-tables.server.ts";
import type { ReviewLinksTable, SubmissionCommentsTable, SubmissionsTable } from "./review-tables.server.ts";
import type { TranslationsTable } from "./translation-table.server.ts";
import type { WebhookDeliveriesTable, WebhookEntriesTable, WebhooksTable } from "./webhook-tables.server.ts";

/**
 * The tables as the code sees them. Rules for both databases:
 * dates and times are text (ISO 8601, UTC), booleans are 0/1, JSON is text, `seq` is the internal numeric key (never
 * exposed), and the API's `_id` is stored in `id`.
 */
export type Database = {
  site_state: SiteStateTable;
  tuskers: TuskersTable;
  tusker_tags: EntryTagsTable<"tusker_seq">;
  tusker_images: EntryImagesTable<"tusker_seq">;
  relation_targets: RelationTargetsTable;
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
  sources: SourcesTable;
  source_uses: SourceUsesTable;
  settings: SettingsTable;
  letters: LettersTable;
  account_links: AccountLinksTable;
  account_mails: AccountMailsTable;
  api_keys: ApiKeysTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  page_versions: PageVersionsTable;
  editing: EditingTable;
  entry_warnings: EntryWarningsTable;
  submissions: SubmissionsTable;
  submission_comments: SubmissionCommentsTable;
  review_links: ReviewLinksTable;
  translations: TranslationsTable;
  data_releases: DataReleasesTable;
  data_release_files: DataReleaseFilesTable;
  data_release_chunks: DataReleaseChunksTable;
  webhooks: WebhooksTable;
  webhook_entries: WebhookEntriesTable;
  webhook_deliveries: WebhookDeliveriesTable;
};

/** Single values: `content_version`, `starter_content`, `environment_password`. */
type SiteStateTable = { key: string; value: string };

type EntryColumns = {
  seq: Generated<number>;
  id: string;
  slug: string;
  /** Raised by every change of the entry; used as the API's ETag. */
  version: number;
  /** The folded text that searches run on (see `platform/text/fold.ts`). */
  search_text: string;
  description_html: string;
  /** The version of the code that generated the stored output: the HTML, and the hashes of the drawings. */
  html_version: number;
  created_at: string;
  updated_at: string;
  /** When the entry was moved to the bin; null if it is not there. */
  binned_at: string | null;
};

export type TuskersTable = EntryColumns &
  Columns<typeof tuskerFields> & {
    sort_key: string;
    summary: string;
    /** A hash of the content of the drawn portrait, 12 hexadecimal digits; part of its address. */
    portrait_hash: Generated<string>;
    /** A description of the portrait. */
    portrait_alt: Generated<string>;
  };

export type ArticlesTable = EntryColumns &
  Columns<typeof articleFields> & {
    content_html: string;
    /** As in tuskers: lists in the admin area are sorted by it. */
    sort_key: Generated<string>;
    /** A hash of the content of the drawn landscape, 12 hexadecimal digits; part of its address. */
    landscape_hash: Generated<string>;
  };

type EntryTagsTable<Owner extends string> = Record<Owner, number> & { position: number; tag: string };
type EntryImagesTable<Owner extends string> = Record<Owner, number> & { position: number; image_name: string };

/** Every slug that an entry ever had. Old ones answer 301 for ever and are never reassigned. */
type SlugsTable = {
  kind: EntryKind;
  slug: string;
  entry_id: string;
  /** Set when the entry is purged: `public` if its address must answer 410 for ever, `hidden` if it was not public. */
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
  /** The focus point that an editor chose, as fractions of width and height from 0 to 1; null if none was chosen. */
  focus_x: number | null;
  focus_y: number | null;
  /** The most eye-catching point, detected when the image was uploaded. */
  attention_x: number | null;
  attention_y: number | null;
  /** When variants of the image are due to be generated; null when all exist. This column is the queue. */
  variants_due: string | null;
  /** How many attempts to generate them failed. */
  variants_tries: Generated<number>;
  /** Name, alternative text and credit, folded for searching; kept up to date by `images/image-rows.server.ts`. */
  search_text: Generated<string>;
  /** The letter that brought the image, until a keeper takes it into the library; null for all others. */
  letter_id: Generated<string | null>;
  /** The page of another site that it was taken over from; null for uploads. */
  source_url: Generated<string | null>;
  /** 1 if that page or its file shows where the photograph was taken. */
  source_position: Generated<number>;
};

/**
 * A smaller or newer variant of an image. `name` contains a hash of its bytes, so that each variant has its own name.
 */
export type ImageVariantsTable = {
  name: string;
  image_name: string;
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
  height: number;
  bytes: number;
};

/** Which images an older state of an entry references, in its list or in a text. The image itself may be deleted. */
type RevisionImagesTable = { image_name: string; revision_seq: number };

/** The `_id` of each tusker that a relation of this one names. The other may be in the bin, or gone. */
type RelationTargetsTable = { tusker_seq: number; to_id: string };

type FeaturedTuskersTable = { position: number; tusker_seq: number };

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

/** The delivery of a message, one row for each channel that was configured when it arrived. */
export type DeliveriesTable = {
  seq: Generated<number>;
  message_seq: number;
  channel: "smtp" | "emailjs";
  /** `failed` is final until an administrator sends the message again. */
  state: "waiting" | "sent" | "failed";
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  updated_at: string;
};

/** An entry as it was after a save. `content` is the body of the PUT request that would restore it, as JSON. */
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

/** The activity log. Names are stored as they were, because a row outlives its subject. */
export type ActivitiesTable = {
  seq: Generated<number>;
  happened_at: string;
  /** Null for automatic actions of the site. */
  username: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string;
  detail: string | null;
};

/** A preview of an unsaved entry: its detail as the API would return it, as JSON; or of a page: its fields. */
export type PreviewsTable = {
  token_hash: string;
  kind: FormKind;
  content: string;
  created_at: string;
  expires_at: string;
};

/** Which address on another site each imported image came from. */
type ImportedImagesTable = { source_url: string; image_name: string };

/**
 * Which entries changed in a column that lists use; only the newest changes are kept. Written by the database itself
 * (see `entries/search/entry-changes.server.ts`).
 */
type EntryChangesTable = { change: Generated<number>; kind: EntryKind; entry_seq: number };

/** The lease of each exclusive job: its holder, until when it is held, and when the job was last done. */
export type LeasesTable = { name: string; holder: string | null; held_until: string | null; done_at: string | null };

/** The library of sources. Its keys are permanent: none is ever given to another source. */
export type SourcesTable = {
  /** `S` and the number. */
  key: string;
  number: number;
  title: string;
  /** The folded title: sources without an address are told apart by it. */
  title_key: string;
  publisher: string | null;
  author: string | null;
  date: string | null;
  url: string | null;
  archive_url: string | null;
  read_on: string | null;
  kind: SourceKind;
  language: string | null;
  note: string | null;
  /** Title, publisher, author and address, folded for searching. */
  search_text: string;
  /** The key of the source that this one was merged into; its own row stays, so that its key leads there for ever. */
  merged_into: string | null;
  created_at: string;
  updated_at: string;
} & SourceCheckColumns;

/** What the weekly check knows of the source's present address (see `sources/checks`). */
export type SourceCheckColumns = {
  /** Null while the address was not checked yet. */
  check_state: AddressState | null;
  /** When the address came to be in this state. */
  check_since: string | null;
  checked_at: string | null;
  /** When it was last seen alive. */
  alive_at: string | null;
  /** Where it leads for good. */
  moved_to: string | null;
  /** The title of its page at the first check, and at the last. */
  first_title: string | null;
  page_title: string | null;
  check_problem: AddressProblem | null;
  /** How many checks in a row failed. */
  check_failures: Generated<number>;
  /** When the next check is due; null until it is planned. */
  check_due_at: string | null;
};

/** Which entries use a source, those in the bin included. Each save of an entry keeps its rows up to date. */
export type SourceUsesTable = { source_key: string; kind: EntryKind; entry_id: string };

/** Settings that administrators change while the site runs. The value is JSON; its noun knows the shape. */
type SettingsTable = { name: string; value: string; updated_at: string; updated_by: string | null };

/** A letter of a reader about a tusker: a correction, or a photograph. */
export type LettersTable = {
  id: string;
  /** SHA-256 of the token in its link, in hexadecimal. */
  token_hash: string;
  /** The `_id` of the tusker, who may be gone, and his name when the letter came. */
  tusker_id: string;
  tusker_name: string;
  kind: LetterKind;
  /** Which statement a correction is about. */
  about: string | null;
  wrong: string | null;
  correction: string | null;
  source: string | null;
  /** 1 if the reader saw it with their own eyes. */
  seen: number;
  note: string | null;
  /** The photograph; it stays named here when a keeper has taken it. */
  image_name: string | null;
  maker: string | null;
  /** The licence of the photograph. */
  terms: string | null;
  /** Year and month. */
  taken_on: string | null;
  place: string | null;
  permission: "own" | "permitted" | null;
  /** The name that the reader gave. */
  sender: string | null;
  state: LetterState;
  answer: string | null;
  /** The version of the tusker that took it in. */
  taken_version: number | null;
  created_at: string;
  /** When it was taken, answered or declined. */
  settled_at: string | null;
};

export type LetterRow = Selectable<LettersTable>;
/** The versions of the pages that are edited in the admin area. Version 1 is the shipped one, which has no row. */
type PageVersionsTable = {
  page: string;
  version: number;
  publication: "published" | "draft";
  action: RevisionAction;
  /** JSON of the fields that differ from the shipped ones. */
  content: string;
  made_by: string | null;
  made_at: string;
};

/** The open forms of entries. A form that is silent does not count any more (see `entries/editing`). */
type EditingTable = {
  kind: EntryKind;
  entry_id: string;
  account_seq: number;
  /** The random id of the form. */
  form: string;
  begun_at: string;
  seen_at: string;
};

/** The warnings that an entry was last saved with, as JSON. Entries without warnings have no row. */
type EntryWarningsTable = {
  kind: EntryKind;
  entry_id: string;
  warnings: string;
  /** When somebody marked them as looked at. */
  seen_at: string | null;
  /** Their username. */
  seen_by: string | null;
};

export type TuskerRow = Selectable<TuskersTable>;
export type PageVersionRow = Selectable<PageVersionsTable>;
export type ArticleRow = Selectable<ArticlesTable>;
export type ImageRow = Omit<Selectable<ImagesTable>, "search_text">;
export type NewImageRow = Omit<Insertable<ImagesTable>, "search_text">;
export type ImageVariantRow = Selectable<ImageVariantsTable>;
export type AccountRow = Selectable<AccountsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type InvitationRow = Selectable<InvitationsTable>;
export type SourceRow = Selectable<SourcesTable>;
export type ApiKeyRow = Selectable<ApiKeysTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type AccountLinkRow = Selectable<AccountLinksTable>;
export type DeliveryRow = Selectable<DeliveriesTable>;
export type RevisionRow = Selectable<RevisionsTable>;
export type ActivityRow = Selectable<ActivitiesTable>;
