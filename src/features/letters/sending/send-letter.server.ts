import { findRowBySlug } from "../../../content/entries/records/complete-entries.server.ts";
import { storeImage, type UploadParts } from "../../../content/image-library/uploads/store-upload.server.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import type { TuskerRow } from "../../../content/tuskers/tusker-tables.server.ts";
import { fieldErrors } from "../../../platform/api/error-response.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import { hashToken, newBareToken } from "../../../platform/ids/tokens.server.ts";
import type { TellStandings } from "../../../platform/limits/throttles.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { type SentLetter, sentLetterSchema } from "../letter.ts";
import { MOST_PHOTOGRAPH_BYTES, TRAP, TYPED } from "../letter-fields.ts";
import type { LetterRow } from "../letter-rows.server.ts";
import { countHeldPhotographs, countLetters, insertLetter } from "../letter-rows.server.ts";
import { words } from "../words.ts";
import { letterFlaws } from "./letter-safety.ts";

/** A photograph of 50 megapixels, as the newest phones make them, fits. */
const MOST_PIXELS = 60_000_000;
/** What may wait at once, whoever sends it: with more, the store could be filled by strangers. */
const MOST_OPEN = 500;
const MOST_PHOTOGRAPHS = 200;

type Parts = UploadParts & Pick<Services, "clock" | "throttles">;
type Incoming = {
  slug: string;
  form: FormData;
  signal: AbortSignal;
  clientAddress: string;
  tellLimits?: TellStandings | undefined;
};

async function getTusker(db: Queryable, slug: string): Promise<TuskerRow> {
  const row = await findRowBySlug(db, "tusker", slug);
  if (row === undefined || row.publication !== "published" || row.binned_at !== null) {
    throw new AppError("NotFound", words.noTusker);
  }
  return row;
}

/** @throws AppError `Invalid`, with an error for each wrong field */
function readLetter(form: FormData, { tusker, today }: { tusker: TuskerRow; today: string }): SentLetter {
  if (form.get(TRAP)) throw invalidField(TRAP, words.errors.trap);
  const typed = TYPED.flatMap((name) => {
    const value = form.get(name);
    // Browsers send each line end as CRLF.
    return typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [];
  });
  const read = sentLetterSchema.safeParse(Object.fromEntries(typed));
  const errors = read.success
    ? [
        ...(read.data.kind === "photograph" && takenOnOf(read.data) > today.slice(0, 7)
          ? [{ path: "month", message: words.errors.future }]
          : []),
        ...letterFlaws(read.data, { isWild: mayLiveWild(tusker) }),
      ]
    : fieldErrors(read.error);
  if (form.get("kind") === "photograph" && fileIn(form) === undefined) {
    errors.push({ path: "file", message: words.errors.noFile });
  }
  if (!read.success || errors.length > 0) {
    throw new AppError("Invalid", errors[0]?.message ?? words.unreadable, { errors });
  }
  return read.data;
}

/** A browser sends an empty file where none was chosen. */
function fileIn(form: FormData): File | undefined {
  const file = form.get("file");
  return file instanceof File && file.size > 0 ? file : undefined;
}

const takenOnOf = ({ year, month }: { year: string; month: string }): string => `${year}-${month}`;

/** @throws AppError `Unavailable` while as much waits as editors can read */
async function checkRoom(db: Queryable, kind: SentLetter["kind"]): Promise<void> {
  const isFull =
    (await countLetters(db, { closed: false })) >= MOST_OPEN ||
    (kind === "photograph" && (await countHeldPhotographs(db)) >= MOST_PHOTOGRAPHS);
  if (isFull) throw new AppError("Unavailable", words.tooMany, { retryAfterSeconds: 24 * 60 * 60 });
}

const NOTHING = {
  about: null,
  wrong: null,
  correction: null,
  source: null,
  seen: 0,
  note: null,
  image_name: null,
  maker: null,
  terms: null,
  taken_on: null,
  place: null,
  permission: null,
};

const columnsOf = (letter: SentLetter) =>
  letter.kind === "correction"
    ? {
        ...NOTHING,
        about: letter.about,
        wrong: letter.wrong,
        correction: letter.right,
        source: letter.source,
        seen: letter.seen ? 1 : 0,
      }
    : {
        ...NOTHING,
        note: letter.note,
        maker: letter.maker,
        terms: letter.licence,
        taken_on: takenOnOf(letter),
        place: letter.place,
        permission: letter.permission,
      };

/** What the image pipeline refuses is said at the field of the file. */
function atFile(error: unknown): unknown {
  const isRefusal = error instanceof AppError && ["Invalid", "TooLarge", "UnsupportedType"].includes(error.kind);
  return isRefusal ? invalidField("file", error.message) : error;
}

async function storeWithPhotograph(parts: Parts, row: LetterRow, { slug, form, signal }: Incoming): Promise<void> {
  const file = fileIn(form);
  if (file === undefined) throw invalidField("file", words.errors.noFile);
  const { config } = parts;
  const bounded = {
    ...config,
    uploadMaxBytes: Math.min(config.uploadMaxBytes, MOST_PHOTOGRAPH_BYTES),
    uploadMaxPixels: Math.min(config.uploadMaxPixels, MOST_PIXELS),
  };
  // The name of the reader's own file may tell anything, so it is not used.
  const image = { bytes: file.stream(), fileName: slug, kind: "tusker" as const, signal };
  const remember = async (transaction: WriteTransaction, { name }: { name: string }) => {
    await checkRoom(transaction, "photograph");
    await insertLetter(transaction, { ...row, image_name: name });
  };
  await storeImage({ ...parts, config: bounded }, image, remember, { letterId: row.id }).catch((error: unknown) => {
    throw atFile(error);
  });
}

/**
 * Stores a letter with its photograph, which goes through the same pipeline as every upload and stays hidden.
 * @returns the token of its link, which only its reader gets
 * @throws AppError `Invalid` with an error for each wrong field, `NotFound` for an unknown tusker, `Unavailable` while
 * too much waits, `TooManyRequests`, `DiskFull`
 */
export async function sendLetter(parts: Parts, incoming: Incoming): Promise<{ token: string }> {
  const { db, clock } = parts;
  const now = clock.now();
  const tusker = await getTusker(db.read, incoming.slug);
  const letter = readLetter(incoming.form, { tusker, today: siteDay(now) });
  await checkRoom(db.read, letter.kind);
  await parts.throttles.letters.consume(incoming.clientAddress, incoming.tellLimits);
  const token = newBareToken();
  const row: LetterRow = {
    id: newEntryId(),
    token_hash: hashToken(token),
    tusker_id: tusker.id,
    tusker_name: tusker.name,
    kind: letter.kind,
    ...columnsOf(letter),
    sender: letter.name,
    state: "received",
    answer: null,
    taken_version: null,
    created_at: now.toISOString(),
    settled_at: null,
  };
  if (letter.kind === "photograph") await storeWithPhotograph(parts, row, incoming);
  else {
    await db.write.transaction().execute(async (transaction) => {
      await checkRoom(transaction, letter.kind);
      await insertLetter(transaction, row);
    });
  }
  return { token };
}
