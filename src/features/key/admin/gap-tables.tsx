import { Link } from "react-router";
import tableStyles from "../../../admin/kit/ui/lists/table.module.css";
import { CHARACTER_WORDS, SIDE_LABELS } from "../../../content/record/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { AlikePair, Gaps } from "../gaps.ts";
import type { KeyCandidate } from "../key-data.ts";
import { findQuestion, type QuestionId } from "../questions.ts";
import styles from "./key.module.css";

function questionLabel(id: QuestionId): string {
  const question = findQuestion(id);
  if (question === undefined) return id;
  const { label } = CHARACTER_WORDS[question.character];
  return question.side === undefined ? label : `${label}, ${SIDE_LABELS[question.side].toLowerCase()}`;
}

const percent = (part: number, of: number): string => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);

const PageLink = ({ tusker }: { tusker: KeyCandidate }) => <Link to={`/tuskers/${tusker.slug}`}>{tusker.name}</Link>;

/** As many as an editor takes up in one go. */
const MOST_USEFUL = 5;

/** The features that would help visitors most, each with the tuskers who lack it. */
export const MostUseful = ({ gaps: { features, living } }: { gaps: Gaps }) => (
  <ol className={styles.useful}>
    {features
      .filter(({ lacking }) => lacking.length > 0)
      .slice(0, MOST_USEFUL)
      .map((gap) => (
        <li key={gap.question}>
          <b>{questionLabel(gap.question)}</b>, known for {writtenNumber(gap.known)} of {writtenNumber(living)}
          <details>
            <summary>
              {counted(gap.lacking.length, "tusker", "tuskers")} without it
              <span className="sr">: {questionLabel(gap.question)}</span>
            </summary>
            <ul className={styles.others}>
              {gap.lacking.map((tusker) => (
                <li key={tusker.slug}>
                  <PageLink tusker={tusker} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
  </ol>
);

/** How far each feature is recorded, the one that would help most first. */
export const FeatureTable = ({ gaps: { features, living } }: { gaps: Gaps }) => (
  <table className={tableStyles.table}>
    <caption className="sr">Features, and how much recording them would help</caption>
    <thead>
      <tr>
        <th scope="col">Feature</th>
        <th scope="col">Known for</th>
        <th scope="col">Would help</th>
      </tr>
    </thead>
    <tbody>
      {features.map((gap) => (
        <tr key={gap.question}>
          <th scope="row">{questionLabel(gap.question)}</th>
          <td data-label="Known for" className={tableStyles.number}>
            {writtenNumber(gap.known)} of {writtenNumber(living)} ({percent(gap.known, living)})
          </td>
          <td data-label="Would help" className={tableStyles.number}>
            {percent(gap.gain, features[0]?.gain ?? 0)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The others that each tusker cannot be told from. A pair stands once, under the first of the two. */
const groupPairs = (pairs: readonly AlikePair[]) => [...Map.groupBy(pairs, ({ one }) => one)];

/** Tuskers whom no recorded feature and no place tells apart. */
export const PairTable = ({ pairs }: { pairs: readonly AlikePair[] }) => (
  <table className={tableStyles.table}>
    <caption className="sr">Tuskers that cannot be told apart</caption>
    <thead>
      <tr>
        <th scope="col">Tusker</th>
        <th scope="col">Cannot be told from</th>
      </tr>
    </thead>
    <tbody>
      {groupPairs(pairs).map(([one, others]) => (
        <tr key={one.slug}>
          <th scope="row">
            <PageLink tusker={one} />
          </th>
          <td data-label="Cannot be told from">
            <ul className={styles.others}>
              {others.map(({ other }) => (
                <li key={other.slug}>
                  <PageLink tusker={other} />
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
