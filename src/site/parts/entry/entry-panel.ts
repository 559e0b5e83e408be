import type { ReactNode } from "react";

/** What a feature shows in the closed block of an entry's page. */
export type EntryPanel = {
  /** What the line over the block says of it. */
  holds?: string;
  content: ReactNode;
};
