/** What asks for something before it is written. */
export type Asking = "link" | "picture" | "video" | "citation";
