import { foldForSearch } from "../../../platform/text/fold.ts";
import type { SentSource, Source } from "../../sources/source.ts";
import { HIGHEST_CHOSEN_NUMBER, numberOfKey } from "../../sources/source-key.ts";

/** A source of the library, and the key of the one that it was merged into. */
export type LibrarySource = Source & { mergedInto: string | null };

/** The folded title, by which sources without an address are found. */
export const titleKeyOf = ({ title = "" }: SentSource): string => foldForSearch(title);

/** What makes two sources one if they have no key: the address, or without any the title. */
const nameOf = (source: SentSource): string =>
  source.url === undefined ? `title ${titleKeyOf(source)}` : `url ${source.url}`;

/** Finds sources among those that were read from the library, and collects the new ones. */
export class SourceFinder {
  readonly added: Source[] = [];
  #byKey = new Map<string, Source>();
  #byName = new Map<string, Source>();
  #lastNumber = 0;

  /** @param rows in the order of their numbers: of two sources with one address, the older one is found */
  constructor(rows: readonly LibrarySource[]) {
    for (const { mergedInto, ...source } of rows) if (mergedInto === null) this.#keep(source);
    for (const { key, mergedInto } of rows) {
      const successor = mergedInto === null ? undefined : this.#byKey.get(mergedInto);
      if (successor !== undefined) this.#byKey.set(key, successor);
    }
  }

  /** The source with this key, or the one that it was merged into. */
  byKey(key: string): Source | undefined {
    return this.#byKey.get(key);
  }

  find(sent: SentSource): Source | undefined {
    const named = sent.key === undefined ? undefined : this.#byKey.get(sent.key);
    return named ?? (sent.title === undefined ? undefined : this.#byName.get(nameOf(sent)));
  }

  /** The numbers of new sources begin after this one. */
  numberFrom(lastNumber: number, sent: readonly SentSource[]): void {
    this.#lastNumber = Math.max(lastNumber, ...sent.map(chosenNumber));
  }

  /** Adds a source. It keeps the key that it was sent with, as when an old version of an entry is restored. */
  add(sent: SentSource & Pick<Source, "title" | "kind">): Source {
    const { key, title, url, kind } = sent;
    const isKept = key !== undefined && chosenNumber(sent) > 0;
    if (!isKept) this.#lastNumber += 1;
    const added = {
      key: isKept ? key : `S${this.#lastNumber}`,
      title,
      ...(url === undefined ? {} : { url }),
      kind,
    };
    this.added.push(added);
    this.#keep(added);
    return added;
  }

  #keep(source: Source): void {
    this.#byKey.set(source.key, source);
    const name = nameOf(source);
    if (!this.#byName.has(name)) this.#byName.set(name, source);
  }
}

/** The number in the key that a source was sent with; 0 if it has none, or one that is too high to be kept. */
function chosenNumber({ key }: SentSource): number {
  const number = key === undefined ? 0 : numberOfKey(key);
  return number > HIGHEST_CHOSEN_NUMBER ? 0 : number;
}
