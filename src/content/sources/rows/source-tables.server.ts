import type { Generated, Selectable } from "kysely";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { AddressProblem, AddressState } from "../address-check.ts";
import type { SourceKind } from "../source.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    sources: SourcesTable;
    source_uses: SourceUsesTable;
  }
}

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

/** What the weekly check knows of the source's present address (see `features/source-checks`). */
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
type SourceUsesTable = { source_key: string; kind: EntryKind; entry_id: string };

export type SourceRow = Selectable<SourcesTable>;
