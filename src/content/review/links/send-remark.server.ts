import { AppError } from "../../../platform/errors/app-error.ts";
import type { TellStandings } from "../../../platform/limits/throttles.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { MOST_BY_LINK, type Remark } from "../review-link.ts";
import { countComments } from "../rows/comment-rows.server.ts";
import { updateLink } from "../rows/link-rows.server.ts";
import { addComment } from "../saving/comment.server.ts";
import { openLink } from "./open-review.server.ts";
import { words } from "./words.ts";

/**
 * Stores what an expert says by a review link: a comment, the agreement with the whole text, or both. It is an opinion
 * for those who decide, and changes nothing else.
 * @throws AppError as `openLink` does; `TooManyRequests`; `Conflict` if another round was read, or there are too many
 */
export async function sendRemark(
  { db, clock, throttles }: Pick<Services, "db" | "clock" | "throttles">,
  token: string,
  { name, round, field, paragraph, text, agrees }: Remark,
  { clientAddress, tellLimits }: { clientAddress: string; tellLimits?: TellStandings },
): Promise<void> {
  await throttles.reviews.consume(clientAddress, tellLimits);
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { link, submission } = await openLink(transaction, token, now);
    if (round !== submission.round) throw new AppError("Conflict", words.again);
    if ((await countComments(transaction, submission.id, link.id)) >= MOST_BY_LINK) {
      throw new AppError("Conflict", words.tooMany);
    }
    const by = { author: name, now, linkId: link.id };
    if (text !== "") await addComment(transaction, submission, { field, paragraph, text }, by);
    if (agrees) await addComment(transaction, submission, { text: "", agrees }, by);
    await updateLink(transaction, link.id, { expert_name: name });
  });
}
