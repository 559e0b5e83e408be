import { updateImageTexts } from "../../../content/entries/entry-image-rows.server.ts";
import { findRowById } from "../../../content/entries/records/complete-entries.server.ts";
import { findImage } from "../../../content/images/image-rows.server.ts";
import { removeImageObjects } from "../../../content/images/remove-image-objects.server.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { JobRunner } from "../../../platform/jobs/job-runner.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import type { Letter, LetterChange } from "../letter.ts";
import type { LetterRow } from "../letter-rows.server.ts";
import { getLetterRow, releaseImage, updateLetter } from "../letter-rows.server.ts";
import { completeLetter } from "./complete-letter.server.ts";
import { deleteHeldImage, letterSubject } from "./delete-letter.server.ts";

type Parts = Pick<Services, "db" | "clock" | "storage">;

/**
 * Puts a letter into another state, with what its reader is told. The photograph of a letter that is declined is
 * deleted, unless it is in the library.
 * @throws AppError `NotFound`, `Conflict` if the tusker that is to have taken it in is gone, `Invalid` for a version that
 * he never had
 */
export async function answerLetter(
  { db, clock, storage }: Parts,
  id: string,
  change: LetterChange,
  { by }: { by: string },
): Promise<Letter> {
  const now = clock.now();
  const { letter, files } = await db.write.transaction().execute(async (transaction) => {
    const row = await getLetterRow(transaction, id);
    const isOpen = change.state === "received" || change.state === "reading";
    const columns: Partial<LetterRow> = { state: change.state, settled_at: isOpen ? null : now.toISOString() };
    if ("answer" in change && change.answer !== undefined) columns.answer = change.answer === "" ? null : change.answer;
    if (change.state === "taken") {
      const tusker = await findRowById(transaction, "tusker", row.tusker_id);
      if (tusker === undefined)
        throw new AppError("Conflict", "His entry was deleted for ever, so it took nothing in.");
      const version = change.version ?? tusker.version;
      if (version > tusker.version) throw new AppError("Invalid", `His entry has no version ${version}.`);
      columns.taken_version = version;
    }
    const removed = change.state === "declined" ? await deleteHeldImage(transaction, row) : [];
    if (removed.length > 0) columns.image_name = null;
    await updateLetter(transaction, id, columns);
    if (!isOpen) {
      const subject = letterSubject(row);
      await insertActivity(transaction, {
        username: by,
        action: "answered",
        subject,
        detail: WORDS[change.state],
        now,
      });
    }
    return { letter: await completeLetter(transaction, { ...row, ...columns }), files: removed };
  });
  await removeImageObjects(storage, files);
  return letter;
}

const WORDS: Record<LetterChange["state"], string> = {
  received: "received",
  reading: "being looked at",
  taken: "taken into the record",
  answered: "answered",
  declined: "not taken",
};

/**
 * Moves the photograph of a letter into the library of images, with its alternative text and the credit, licence and
 * month that its reader gave. Nobody but editors sees it before an entry that shows it is published. A photograph that is
 * there already only gets its alternative text.
 * @throws AppError `NotFound`, `Conflict` if the letter has no photograph
 */
export async function takePhotograph(
  { db, clock, variantQueue }: Pick<Services, "db" | "clock"> & { variantQueue: Pick<JobRunner, "wake"> },
  id: string,
  { alt, credit }: { alt: string; credit: string },
  { by }: { by: string },
): Promise<Letter> {
  const letter = await db.write.transaction().execute(async (transaction) => {
    const row = await getLetterRow(transaction, id);
    const image = row.image_name === null ? undefined : await findImage(transaction, row.image_name);
    if (image === undefined) throw new AppError("Conflict", "This letter has no photograph any more.");
    const { terms: licence, taken_on } = row;
    if (image.letter_id === id) {
      const now = clock.now();
      await releaseImage(transaction, image.name, now);
      await updateImageTexts(transaction, image.name, { alt, credit, licence, taken_on });
      const subject = { kind: "picture", id: null, name: image.name } as const;
      await insertActivity(transaction, { username: by, action: "uploaded", subject, detail: "From a letter", now });
    }
    return completeLetter(transaction, row);
  });
  variantQueue.wake();
  return letter;
}
