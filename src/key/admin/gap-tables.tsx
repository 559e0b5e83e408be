import { Link } from "react-router";
import tableStyles from "../../admin/ui/lists/table.module.css";
import { writtenNumber } from "../../platform/text/counted.ts";
import { CHARACTER_WORDS, SIDE_LABELS } from "../../record/words.en.ts";
import type { AlikePair, FeatureGap, Gaps } from "../gaps.ts";
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

function FeatureRow({ gap, living }: { gap: FeatureGap; living: number }) {
  return (
    <tr>
      <th scope="row">{questionLabel(gap.question)}</th>
      <td data-label="Recorded of" className={tableStyles.number}>
        {writtenNumber(gap.known)} of {writtenNumber(living)} ({percent(gap.known, living)})
      </td>
      <td data-label="One record tells" className={tableStyles.number}>
        {gap.bits.toFixed(2)} bits
      </td>
      <td data-label="All the rest would tell" className={tableStyles.number}>
        {gap.gain.toFixed(1)} bits
      </td>
    </tr>
  );
}

/** How far each feature is recorded, the one that would help most first. */
export const FeatureTable = ({ gaps }: { gaps: Gaps }) => (
  <table className={tableStyles.table}>
    <caption className="sr">Features, and what recording them would tell</caption>
    <thead>
      <tr>
        <th scope="col">Feature</th>
        <th scope="col">Recorded of</th>
        <th scope="col">One record tells</th>
        <th scope="col">All the rest would tell</th>
      </tr>
    </thead>
    <tbody>
      {gaps.features.map((gap) => (
        <FeatureRow key={gap.question} gap={gap} living={gaps.living} />
      ))}
    </tbody>
  </table>
);

const PageLink = ({ tusker }: { tusker: KeyCandidate }) => <Link to={`/tuskers/${tusker.slug}`}>{tusker.name}</Link>;

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
