export type EntryType = "articles" | "tuskers";

/** How many entries of each list are tested, from the start of the list. */
const SAMPLE_SIZE = 3;

export type LogLevel = "info" | "pass" | "fail";
export type Log = (level: LogLevel, text: string) => void;

export type Score = { passed: number; failed: number };

/** The new and the old address of one entry. */
export type SampleAddress = { type: EntryType; name: string; slugUrl: string; legacyUrl: string };

/** The compared fields of an API reply. `name` is the title of an article. */
type Compared = { _id: string; name: string; description: string; slug: string };

const SINGULAR = { articles: "article", tuskers: "tusker" } as const;
const NAME_FIELD = { articles: "title", tuskers: "name" } as const;

/** An error reply, or one without the expected content. The message goes into the log. */
class CheckFailure extends Error {}

async function readJson(fetch: typeof globalThis.fetch, path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new CheckFailure(`HTTP ${response.status} for ${path}`);
  try {
    return await response.json();
  } catch {
    throw new CheckFailure(`No JSON from ${path}`);
  }
}

function toCompared(type: EntryType, value: unknown, path: string): Compared {
  const entry = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const fields = { _id: entry._id, name: entry[NAME_FIELD[type]], description: entry.description, slug: entry.slug };
  for (const [field, found] of Object.entries(fields)) {
    if (typeof found !== "string")
      throw new CheckFailure(`${path} has no ${field === "name" ? NAME_FIELD[type] : field}`);
  }
  return fields as Compared;
}

async function readSamples(fetch: typeof globalThis.fetch, type: EntryType): Promise<Compared[]> {
  const path = `/api/${type}?page=1&limit=${SAMPLE_SIZE}`;
  const list = await readJson(fetch, path);
  if (!Array.isArray(list)) throw new CheckFailure(`${path} does not return a list`);
  return list.slice(0, SAMPLE_SIZE).map((entry) => toCompared(type, entry, path));
}

const slugUrlOf = (type: EntryType, { slug }: Compared): string => `/${type}/${slug}`;
const legacyUrlOf = (type: EntryType, { _id }: Compared): string => `/${SINGULAR[type]}/${_id}`;

/** The fields in which two replies differ, by their API names. */
const differences = (type: EntryType, one: Compared, other: Compared): string[] =>
  (["_id", "name", "description", "slug"] as const)
    .filter((field) => one[field] !== other[field])
    .map((field) => (field === "name" ? NAME_FIELD[type] : field));

/** All problems of one entry, each as a sentence for the log. */
async function troublesOf(fetch: typeof globalThis.fetch, type: EntryType, listed: Compared): Promise<string[]> {
  const troubles: string[] = [];
  const read = async (path: string): Promise<Compared | undefined> => {
    try {
      return toCompared(type, await readJson(fetch, path), path);
    } catch (error) {
      troubles.push(reasonOf(error, path));
      return undefined;
    }
  };
  const compare = (one: Compared | undefined, other: Compared | undefined, what: string) => {
    const fields = one && other ? differences(type, one, other) : [];
    if (fields.length > 0) troubles.push(`${what} differ in ${fields.join(", ")}`);
  };
  const bySlug = await read(`/api/${type}/slug/${encodeURIComponent(listed.slug)}`);
  const byId = await read(`/api/${type}/${encodeURIComponent(listed._id)}`);
  compare(bySlug, byId, "by slug and by id");
  compare(listed, bySlug, "the list and by slug");
  try {
    const legacyUrl = legacyUrlOf(type, listed);
    const page = await fetch(legacyUrl);
    const { pathname } = new URL(page.url);
    if (!page.ok) troubles.push(`HTTP ${page.status} for ${legacyUrl}`);
    else if (pathname !== slugUrlOf(type, listed)) troubles.push(`${legacyUrl} leads to ${pathname}`);
  } catch (error) {
    troubles.push(reasonOf(error, legacyUrlOf(type, listed)));
  }
  return troubles;
}

const reasonOf = (error: unknown, path: string): string =>
  error instanceof CheckFailure
    ? error.message
    : `No answer from ${path}: ${error instanceof Error ? error.message : "?"}`;

/**
 * Reads the first entries of a list by slug and by id, and follows their old addresses. An entry passes if all replies
 * agree; differences are logged. Never rejects: a list that cannot be read counts as one failure.
 */
export async function testSlugs(fetch: typeof globalThis.fetch, type: EntryType, log: Log): Promise<Score> {
  let samples: Compared[];
  try {
    samples = await readSamples(fetch, type);
  } catch (error) {
    log("fail", reasonOf(error, `/api/${type}`));
    return { passed: 0, failed: 1 };
  }
  if (samples.length === 0) log("info", `There are no ${type} to test.`);
  const score = { passed: 0, failed: 0 };
  for (const sample of samples) {
    const troubles = await troublesOf(fetch, type, sample);
    if (troubles.length === 0) {
      score.passed += 1;
      log("pass", `${SINGULAR[type]} ${sample.slug}: the same by slug and by id, and its old address leads to it`);
      continue;
    }
    score.failed += 1;
    for (const trouble of troubles) log("fail", `${SINGULAR[type]} ${sample.slug}: ${trouble}`);
  }
  return score;
}

/** The new and old addresses of the first entries of a list; none if it cannot be read. Never rejects. */
export async function sampleAddresses(
  fetch: typeof globalThis.fetch,
  type: EntryType,
  log: Log,
): Promise<SampleAddress[]> {
  try {
    const samples = await readSamples(fetch, type);
    log("info", `${samples.length} ${samples.length === 1 ? SINGULAR[type] : type} for sample URLs`);
    return samples.map((sample) => ({
      type,
      name: sample.name,
      slugUrl: slugUrlOf(type, sample),
      legacyUrl: legacyUrlOf(type, sample),
    }));
  } catch (error) {
    log("fail", reasonOf(error, `/api/${type}`));
    return [];
  }
}
