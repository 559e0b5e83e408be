import { createHash } from "node:crypto";
import type { SeededRandom } from "../../src/artwork/random.ts";
import { GONE, type Item, type Ledger, type State, stateOf } from "./ledger.ts";
import { expectStatus, type SiteCalls, WrongAnswer } from "./site-calls.ts";

const IN_BIN: State = "in the bin";
/** An editor adds no more entries than this. */
const MANY = 12;
const WORDS = "a tusker walks from the tank into the forest and the whole herd of Yala follows him at dusk".split(" ");

const KINDS = {
  tusker: { path: "/api/tuskers", title: "name", text: "description" },
  article: { path: "/api/articles", title: "title", text: "content" },
} as const;
type Kind = keyof typeof KINDS;

export type Fields = Record<string, unknown>;
export type EntryItem = Item & {
  kind: Kind;
  title: string;
  id: string | undefined;
  /** The last fields sent, which the entry must have when it is restored from the bin. */
  fields: Fields;
  /** The previous fields, which the entry keeps if its last change was not applied. */
  interceptor: Fields;
};

/** Reduces an entry to the fields that were sent, as a hash to compare. */
function stateWith(kind: Kind, entry: Fields): State {
  const { title, text } = KINDS[kind];
  const told = [entry[title], entry[text], entry.age, entry.location, entry.excerpt, entry.author, entry.images ?? []];
  return `public ${createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 16)}`;
}

function someText(random: SeededRandom): string {
  const paragraph = () => Array.from({ length: random.integer(5, 60) }, () => random.pick(WORDS)).join(" ");
  return Array.from({ length: random.integer(1, 40) }, paragraph).join("\n\n");
}

function someFields(kind: Kind, title: string, random: SeededRandom): Fields {
  const text = someText(random);
  if (kind === "tusker") {
    return { name: title, description: text, age: random.integer(1, 60), location: "Yala National Park" };
  }
  const excerpt = text.slice(0, 200).trim();
  return { title, content: text, excerpt, author: "Nimal", publishDate: "2026-01-15", category: "wildlife" };
}

let made = 0;

/** Adds a published entry. */
export async function createEntry(
  { ledger, site, random }: { ledger: Ledger; site: SiteCalls; random: SeededRandom },
  kind: Kind,
  more: Fields = {},
): Promise<EntryItem> {
  made += 1;
  const title = `Bandula ${made}`;
  const fields = { ...someFields(kind, title, random), ...more };
  const item = ledger.add<EntryItem>({
    kind,
    title,
    name: `${kind} ${title}`,
    id: undefined,
    fields,
    interceptor: fields,
  });
  await ledger.write(item, `${kind} created`, stateWith(kind, fields), async () => {
    const answer = await expectStatus("A new entry", site.call("POST", KINDS[kind].path, fields), 201);
    site.onAnswer();
    item.id = ((await answer.json()) as { _id: string })._id;
  });
  return item;
}

async function changeEntry(ledger: Ledger, site: SiteCalls, item: EntryItem, fields: Fields): Promise<void> {
  item.interceptor = item.fields;
  item.fields = { ...item.fields, ...fields };
  const { images: _, ...sent } = item.fields;
  await ledger.write(item, `${item.kind} changed`, stateWith(item.kind, item.fields), async () => {
    await expectStatus("A change", site.call("PUT", `${KINDS[item.kind].path}/${item.id}`, sent), 200);
    site.onAnswer();
  });
}

/** Adds, changes, bins, restores and purges entries of its own until the site stops responding. */
export async function editEntries(
  parts: { ledger: Ledger; site: SiteCalls; random: SeededRandom },
  own: EntryItem[],
): Promise<never> {
  const { ledger, site, random } = parts;
  const bin = (item: EntryItem) => `/api/bin/${item.kind}/${item.id}`;
  for (;;) {
    const live = own.filter((item) => stateOf(item) !== GONE);
    const binned = live.filter((item) => stateOf(item) === IN_BIN);
    const shown = live.filter((item) => stateOf(item) !== IN_BIN);
    const wish = random();
    if (shown.length < 2 || (live.length < MANY && wish < 0.25)) {
      own.push(await createEntry(parts, random.pick(["tusker", "article"])));
    } else if (binned.length > 0 && wish < 0.5) {
      const item = random.pick(binned);
      const purged = random() < 0.4;
      await ledger.write(
        item,
        `${item.kind} ${purged ? "purged" : "restored"}`,
        purged ? GONE : stateWith(item.kind, item.fields),
        async () => {
          const asked = purged ? site.call("DELETE", bin(item)) : site.call("POST", `${bin(item)}/restore`);
          await expectStatus("The bin", asked, 200);
          site.onAnswer();
        },
      );
    } else if (wish < 0.65) {
      const item = random.pick(shown);
      await ledger.write(item, `${item.kind} deleted`, IN_BIN, async () => {
        await expectStatus("A deletion", site.call("DELETE", `${KINDS[item.kind].path}/${item.id}`), 200);
        site.onAnswer();
      });
    } else {
      const item = random.pick(shown);
      await changeEntry(ledger, site, item, someFields(item.kind, item.title, random));
    }
  }
}

type Answered = Fields & { _id: string };

/** The entries in the public lists and in the bin, by id. */
async function readDirectory(site: SiteCalls): Promise<{ listed: Map<string, Answered>; binned: Set<string> }> {
  const listed = new Map<string, Answered>();
  for (const { path } of Object.values(KINDS)) {
    const answer = await expectStatus("A list", fetch(site.url + path), 200);
    for (const entry of (await answer.json()) as Answered[]) listed.set(entry._id, entry);
  }
  const binned = new Set<string>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const answer = await expectStatus("The bin", site.call("GET", `/api/bin?limit=100&page=${page}`), 200);
    const entries = (await answer.json()) as { _id: string }[];
    for (const { _id } of entries) binned.add(_id);
    isLast = entries.length < 100;
  }
  return { listed, binned };
}

/** Settles all entries in the ledger. @returns other problems, one sentence each */
export async function checkEntries(ledger: Ledger, site: SiteCalls): Promise<string[]> {
  const wrong: string[] = [];
  const items = ledger.items().filter((item): item is EntryItem => "fields" in item);
  const { listed, binned } = await readDirectory(site);
  const byTitle = new Map(Array.from(listed.values(), (entry) => [entry.name ?? entry.title, entry]));
  for (const item of items) {
    // The creation was never confirmed: if the entry exists, it is found by its name.
    item.id ??= byTitle.get(item.title)?._id;
    if (item.id === undefined) {
      ledger.settle(item, GONE);
      continue;
    }
    const answer = await fetch(`${site.url}${KINDS[item.kind].path}/${item.id}`);
    const entry = (await answer.json()) as Answered;
    const isListed = listed.delete(item.id);
    const isBinned = binned.delete(item.id);
    if (![200, 404, 410].includes(answer.status)) throw new WrongAnswer(`${item.name} answered ${answer.status}`);
    const found = answer.status === 200 ? stateWith(item.kind, entry) : isBinned ? IN_BIN : GONE;
    if (isListed !== (answer.status === 200)) wrong.push(`${item.name} answers ${answer.status}, its list says else`);
    if (isBinned && answer.status !== 410) wrong.push(`${item.name} is in the bin and answers ${answer.status}`);
    ledger.settle(item, found);
    if (found !== IN_BIN && found !== GONE && found !== stateWith(item.kind, item.fields))
      item.fields = item.interceptor;
    for (const image of found.startsWith("public") ? ((entry.images ?? []) as string[]) : []) {
      const shown = await fetch(site.url + image);
      await shown.arrayBuffer();
      if (shown.status !== 200) wrong.push(`${image}, which ${item.name} shows, answers ${shown.status}`);
    }
  }
  for (const id of listed.keys()) wrong.push(`The directory lists ${id}, which nobody wrote`);
  for (const id of binned) wrong.push(`The bin holds ${id}, which nobody put there`);
  return wrong;
}
