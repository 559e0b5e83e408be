import { setImmediate } from "node:timers/promises";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { newEntryId } from "../../platform/ids/entry-id.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { imageNameFromUrl, imageUrlFor } from "../../platform/storage/image-names.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { ENTRY_CODE } from "../entries/entry-code.server.ts";
import { checkImageOrigins } from "../entries/saving/check-origins.server.ts";
import { checkEntrySafety } from "../entries/saving/check-safety.server.ts";
import { isSameFocus } from "../entries/saving/image-words.server.ts";
import { wildNamesFor } from "../entries/saving/note-warnings.server.ts";
import { findChosenImages } from "../entries/saving/place-images.server.ts";
import { findEntryIdBySlug, insertSlug } from "../entries/saving/slug-rows.server.ts";
import { adoptKeys } from "../entries/sources/adopt-keys.server.ts";
import { settleSources } from "../entries/sources/settle-sources.server.ts";
import { cleanTexts } from "../fields/clean-texts.server.ts";
import type { Content, Fields } from "../fields/fields.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import type { WildNames } from "../kinds/checks/dated-mentions.ts";
import type { EntryToCheck } from "../kinds/checks/entry-texts.ts";
import { readWarnings } from "../kinds/checks/read-warnings.server.ts";
import type { Source } from "../sources/source.ts";
import { changedFields } from "./changed-fields.ts";
import { derivedEntryId } from "./derived-id.server.ts";
import type { EntryToImport } from "./import-entry.ts";
import {
  type CheckedBody,
  IMPORT_KINDS,
  type Importer,
  type ImportKind,
  type StoredEntry,
} from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";

export type ImportOptions = {
  dryRun: boolean;
  /** The administrator who imports; null for a command on the server itself. */
  by: string | null;
  /** Adds the place of a wrong field to a sentence; by default the sentence stays as it is. */
  describeField?: ((field: string, message: string) => string) | undefined;
  /** Where the names are kept that articles are compared with; each tusker that is written changes them. */
  names: { wild?: readonly WildNames[] | undefined };
  /** Where a dry run notes the entry, for what follows in the file. */
  coming?: ComingEntries | undefined;
};

/** The entries that a dry run would have written by now, as they would be, by kind and id. */
export type ComingEntries = Map<string, EntryToCheck>;

type Outcome = Omit<ImportedItem, "kind" | "name">;

/** The planned changes of one entry, computed without changing anything. */
type Plan = {
  id: string;
  stored: StoredEntry | undefined;
  body: CheckedBody;
  /** The sources that it will list. */
  sources: Source[];
  /** The images that it will show. */
  images: ImageDetail[];
  changes: string[];
  /** The new slug; undefined if the entry keeps its own, or gets one from its name. */
  slug: string | undefined;
  formerSlugs: string[];
  notes: string[];
};

/** More sentences than these add nothing. */
export const MOST_SENTENCES = 5;

const MAX_KEY_SHOWN = 60;

const nameOf = (url: string): string => imageNameFromUrl(url) ?? "";

/** The id that the entry has, or would get, in this directory. */
async function idOf(db: OpenDatabase, { kind, id, slug, fields }: EntryToImport): Promise<string> {
  if (id !== undefined) return id;
  if (slug !== undefined) return (await findEntryIdBySlug(db.read, kind, slug)) ?? newEntryId();
  // Only its name identifies it: derive the id from that, so that the next import of the row finds the same entry.
  const name = fields.name ?? fields.title;
  return typeof name === "string" ? derivedEntryId("file", kind, name.trim()) : newEntryId();
}

/** Keeps an article's description null if it defaults to the excerpt. */
function withoutStandIn(kind: EntryKind, fields: Record<string, unknown>, stored: StoredEntry | undefined): void {
  if (kind !== "article" || typeof fields.description !== "string") return;
  const standsIn = stored?.fields.description === null && fields.description === stored.fields.excerpt;
  if (standsIn || fields.description === fields.excerpt) fields.description = null;
}

function check(target: ImportKind, fields: Record<string, unknown>, isNew: boolean, options: ImportOptions) {
  const checked = target.check(fields, isNew);
  if (checked.success) return checked.data;
  const describeField = options.describeField ?? ((_field: string, message: string) => message);
  const sentences = checked.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? (issue.keys ?? []).map((key) => describeField(key, `There is no field “${key.slice(0, MAX_KEY_SHOWN)}” here.`))
      : [describeField(String(issue.path[0] ?? ""), issue.message)],
  );
  throw new AppError("Invalid", [...new Set(sentences)].slice(0, MOST_SENTENCES).join(" "));
}

type Images = { sent: Pick<CheckedBody, "images" | "imageDetails">; shown: ImageDetail[] };

/** What changes in the images: their list, as addresses of this site, and the texts that differ. */
async function compareImages(db: OpenDatabase, body: CheckedBody, stored: ImageDetail[]): Promise<Images> {
  const { images, names } = await findChosenImages(db.read, stored, body);
  const shown = new Map(images.map((image) => [nameOf(image.url), image]));
  const listChanges = names !== undefined && names.join("/") !== stored.map((image) => nameOf(image.url)).join("/");
  // The texts belong to the image: sending unchanged ones would count as a change to every entry that shows it.
  const imageDetails = (body.imageDetails ?? []).filter((detail) => {
    const image = shown.get(nameOf(detail.url));
    if (detail.focus !== undefined && image !== undefined && !isSameFocus(detail.focus, image)) return true;
    return (["alt", "credit", "licence", "takenOn"] as const).some(
      (text) => detail[text] !== undefined && (detail[text] || null) !== (image?.[text] || null),
    );
  });
  const sent = {
    ...(listChanges ? { images: names.map(imageUrlFor) } : {}),
    ...(imageDetails.length > 0 ? { imageDetails } : {}),
  };
  return { sent, shown: images };
}

/** Which of the requested slugs the entry can have: those that are free or already its own. */
async function compareSlugs(db: OpenDatabase, entry: EntryToImport, id: string, stored: StoredEntry | undefined) {
  const notes: string[] = [];
  let slug: string | undefined;
  if (entry.slug !== undefined && entry.slug !== stored?.slug) {
    const owner = await findEntryIdBySlug(db.read, entry.kind, entry.slug);
    if (owner === undefined || owner === id) slug = entry.slug;
    else {
      const instead = stored ? `it keeps “${stored.slug}”` : "it gets one with a number";
      notes.push(`Another entry has, or once had, the address “${entry.slug}”: ${instead}.`);
    }
  }
  const formerSlugs: string[] = [];
  for (const former of entry.formerSlugs.filter((other) => other !== entry.slug)) {
    const owner = await findEntryIdBySlug(db.read, entry.kind, former);
    if (owner === undefined) formerSlugs.push(former);
    else if (owner !== id) notes.push(`The former address “${former}” belongs to another entry and was left there.`);
  }
  return { slug, formerSlugs, notes };
}

/** The sources that the entry will list: those of the body as the library has them, and what it cites. */
async function sourcesAfter(
  db: OpenDatabase,
  kind: EntryKind,
  body: CheckedBody,
  stored: StoredEntry | undefined,
): Promise<Source[]> {
  const merged = await ENTRY_CODE[kind].merge(stored?.fields as Content<Fields> | undefined, body);
  const before = (stored?.fields.sources ?? []) as Source[];
  const { content } = await settleSources(db.read, merged, { sent: body.sources, stored: before });
  return content.sources as Source[];
}

async function makePlan(importer: Importer, entry: EntryToImport, options: ImportOptions): Promise<Plan> {
  const target = IMPORT_KINDS[entry.kind];
  const id = await idOf(importer.db, entry);
  const stored = await target.find(importer.db.read, id);
  if (stored?.binned) {
    throw new AppError("Gone", `This ${entry.kind} is in the bin: restore it first, or omit it.`);
  }
  const fields = { ...entry.fields };
  for (const field of target.required) {
    if (stored && fields[field] === undefined) fields[field] = stored.fields[field];
  }
  withoutStandIn(entry.kind, fields, stored);
  const settled = target.settled(check(target, fields, stored === undefined, options));
  // Cleaned once: what follows compares, checks and saves it, and cleaning it again changes nothing.
  const clean = await cleanTexts(ENTRY_CODE[entry.kind].fields, settled);
  const body = await adoptKeys(importer.db.read, clean);
  const { sent: pictures, shown: images } = await compareImages(importer.db, body, stored?.images ?? []);
  const { slug, formerSlugs, notes } = await compareSlugs(importer.db, entry, id, stored);
  const sources = await sourcesAfter(importer.db, entry.kind, body, stored);
  const changes = stored
    ? [
        ...changedFields(entry.kind, stored.fields, { ...body, sources }),
        ...Object.keys(pictures),
        ...(slug === undefined ? [] : ["slug"]),
        ...(formerSlugs.length === 0 ? [] : ["formerSlugs"]),
      ]
    : [];
  const { imageUrl: _imageUrl, images: _images, imageDetails: _imageDetails, ...others } = body;
  return {
    id,
    stored,
    body: { ...others, ...pictures },
    sources,
    images,
    changes,
    slug: slug ?? (stored ? undefined : entry.slug),
    formerSlugs,
    notes,
  };
}

/** Reserves the entry's former slugs elsewhere, which then redirect to it permanently. */
function keepFormerSlugs({ db }: Importer, kind: EntryKind, entryId: string, slugs: string[]): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    for (const slug of slugs) await insertSlug(transaction, { kind, slug, entryId });
    await raiseContentVersion(transaction);
  });
}

/** The body with only the changes, plus the fields that every body must have, and what its citations mean. */
function narrowed(target: ImportKind, { body, changes, slug }: Plan): CheckedBody & { slug?: string } {
  const needed = [...target.required, "sources", ...changes];
  const sent = Object.entries(body).filter(([field]) => needed.includes(field));
  return { ...Object.fromEntries(sent), ...(slug === undefined ? {} : { slug }) };
}

/** The names of the tuskers that may live wild, for an article. */
async function namesFor(
  { db }: Importer,
  kind: EntryKind,
  names: ImportOptions["names"],
): Promise<readonly WildNames[] | undefined> {
  if (kind === "tusker") {
    names.wild = undefined;
    return undefined;
  }
  names.wild ??= await wildNamesFor(db.read, kind);
  return names.wild;
}

async function carryOut(
  importer: Importer,
  entry: EntryToImport,
  plan: Plan,
  { by, names }: ImportOptions,
): Promise<void> {
  const target = IMPORT_KINDS[entry.kind];
  const { id, slug, stored, changes } = plan;
  const who = { by, wild: await namesFor(importer, entry.kind, names) };
  if (stored === undefined) {
    const given = await target.create(importer, plan.body, { ...who, id, slug, createdAt: entry.createdAt });
    if (slug !== undefined && given !== slug) plan.notes.push(`Its address is “${given}”.`);
  } else if (changes.some((field) => field !== "formerSlugs")) {
    await target.change(importer, id, narrowed(target, plan), who);
  }
  if (plan.formerSlugs.length > 0) await keepFormerSlugs(importer, entry.kind, id, plan.formerSlugs);
}

/** The entry as it will be. */
function entryAfter({ stored, body, sources, images }: Plan): EntryToCheck {
  const fields: EntryToCheck = { ...stored?.fields, ...body, sources };
  const sentDetails = new Map((body.imageDetails ?? []).map((detail) => [nameOf(detail.url), detail]));
  const imageDetails = images.map((image) => ({ ...image, ...sentDetails.get(nameOf(image.url)) }));
  return { ...fields, imageDetails };
}

/**
 * Imports one entry: adds it, or updates the entry with its id or slug to match the file. A dry run changes nothing and
 * returns the same result.
 * @throws AppError for an entry that cannot be imported, as the API's own calls do
 */
export async function importEntry(importer: Importer, entry: EntryToImport, options: ImportOptions): Promise<Outcome> {
  // Reading a long entry from its file takes as long as checking it.
  await setImmediate();
  const plan = await makePlan(importer, entry, options);
  const unchanged = plan.stored !== undefined && plan.changes.length === 0;
  const after = unchanged ? undefined : entryAfter(plan);
  const now = importer.clock.now();
  // In a real import the save itself performs these checks.
  if (options.dryRun && after !== undefined) {
    await checkEntrySafety(after, now);
    await checkImageOrigins(importer.db.read, after, plan.images);
    options.coming?.set(`${entry.kind} ${plan.id}`, after);
  }
  if (!options.dryRun && !unchanged) await carryOut(importer, entry, plan, options);
  const wild = await namesFor(importer, entry.kind, options.names);
  const warnings = after === undefined ? [] : await readWarnings(after, siteDay(now), wild);
  return {
    // A new entry without an id would get a different one in each dry run, so none is reported.
    ...(options.dryRun && !plan.stored && entry.id === undefined ? {} : { _id: plan.id }),
    result: unchanged ? "unchanged" : plan.stored ? "changed" : "created",
    ...(plan.changes.length > 0 ? { changes: plan.changes } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(plan.notes.length > 0 ? { message: plan.notes.join(" ") } : {}),
  };
}
