/** The words that modules of a page show. */
export type PageWords = {
  /** The name of the player of a video. */
  player: string;
  /** Of photographs that are shown large; `place` has `{number}` and `{of}`. */
  photographs: { title: string; previous: string; next: string; close: string; place: string };
};

/** The words of the modules, in the language of the document: their scripts have none. */
export const readPageWords = (): PageWords =>
  JSON.parse(document.querySelector<HTMLElement>("#page-words")?.dataset.words ?? "{}") as PageWords;
