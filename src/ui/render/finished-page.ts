/** A finished page: the same for everybody who requests its address. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The ids of the entries that it shows; undefined if unknown. */
  entries?: readonly string[] | undefined;
};

/** What development may do and the built site may not (see `cli/dev.ts`). */
export type PagesMode =
  | { mode: "production" }
  | { mode: "development"; styleSources: string[]; connectSources: string[] };
