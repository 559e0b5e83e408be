import { articleWords } from "../../../../content/articles/words.ts";
import { LONGEST } from "../../../../content/review/link-limits.ts";
import type { Review } from "../../../../content/review/review-link.ts";
import { tuskerWords } from "../../../../content/tuskers/words.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { Field } from "../../../../ui/kit/forms/field.tsx";
import { Note } from "../../../../ui/kit/notice.tsx";
import styles from "./review-page.module.css";
import { placeValue, type Refused } from "./send-remark.ts";
import { words } from "./words.ts";

export const dayOf = (time: string): string => writtenDate(siteDay(new Date(time)));

/** The name of a field for readers; undefined for what has none, such as the address name. */
function labelOf({ preview: { kind } }: Review, field: string): string | undefined {
  if (field.startsWith("image")) return words.images;
  const labels: Record<string, string> = kind === "tusker" ? tuskerWords : articleWords;
  return Object.hasOwn(labels, field) ? labels[field] : undefined;
}

/** Where a comment belongs, in words. */
function whereOf(review: Review, { field, paragraph }: { field: string | null; paragraph: number | null }): string {
  const label = field === null ? undefined : labelOf(review, field);
  if (label === undefined) return words.place.whole;
  return paragraph === null ? label : words.paragraph(label, paragraph + 1);
}

function Said({ review }: { review: Review }) {
  if (review.comments.length === 0) return null;
  return (
    <section aria-labelledby="said-heading">
      <h3 id="said-heading">{words.said}</h3>
      <ul className={styles.said}>
        {review.comments.map((comment) => (
          <li key={`${comment.createdAt} ${placeValue(comment)} ${comment.text}`}>
            <p className={styles.where}>
              <b>{whereOf(review, comment)}</b> <span>{dayOf(comment.createdAt)}</span>
              {comment.isOnEarlier && <span>{words.earlier}</span>}
            </p>
            <p className={styles.words}>
              <Marked text={comment.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ review, value, error }: { review: Review; value: string; error: string | undefined }) {
  return (
    <Field label={words.place.label} error={error}>
      {(ids) => (
        <select {...ids} name="place" defaultValue={value}>
          <option value="">{words.place.whole}</option>
          {review.passages.map((passage) => {
            const where = whereOf(review, passage);
            return (
              <option key={placeValue(passage)} value={placeValue(passage)} {...inEnglish(passage.text)}>
                {passage.text === "" ? where : words.quoted(where, passage.text)}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

type ReviewFormProps = { review: Review; address: string; refused: Refused | undefined };

/** What the expert says. A plain form: the answer to it is this page again. */
export function ReviewForm({ review, address, refused }: ReviewFormProps) {
  const { texts, errors, message } = refused ?? { texts: undefined, errors: {}, message: undefined };
  const changed = [...new Set(review.changed.flatMap((field) => labelOf(review, field) ?? []))];
  return (
    <section className={`wrap page-end ${styles.review}`} id="say" aria-labelledby="say-heading">
      <h2 id="say-heading" className={styles.asking}>
        {words.heading}
      </h2>
      <p className={styles.asking}>{words.lead}</p>
      {changed.length > 0 && <p>{words.changes(changed.join(", "))}</p>}
      {review.agreedAt !== null && <Note kind="ok">{words.agreed(dayOf(review.agreedAt))}</Note>}
      <Said review={review} />
      <form className="form" method="post" action={address} data-kept="">
        {message !== undefined && <Note kind="bad">{message}</Note>}
        <input type="hidden" name="round" value={review.round} />
        <Field {...words.name} error={errors.name} required>
          {(ids) => (
            <input
              {...ids}
              name="name"
              autoComplete="name"
              maxLength={LONGEST.name}
              defaultValue={texts?.name ?? review.expertName ?? ""}
            />
          )}
        </Field>
        <Place review={review} value={texts?.place ?? ""} error={errors.place} />
        <Field {...words.text} error={errors.text}>
          {(ids) => <textarea {...ids} name="text" rows={5} maxLength={LONGEST.text} defaultValue={texts?.text} />}
        </Field>
        <div className="acts">
          <button type="submit" className="btn">
            {words.send}
          </button>
          {review.agreedAt === null && (
            <button type="submit" className="btn quiet" name="agrees" value="yes" aria-describedby="agree-hint">
              {words.agree}
            </button>
          )}
        </div>
        {review.agreedAt === null && (
          <p className="hint" id="agree-hint">
            {words.agreeHint}
          </p>
        )}
      </form>
    </section>
  );
}
