import { Portrait } from "../../../site/parts/images/portrait.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Caution } from "../../kit/ui/caution.tsx";
import { PublicationBadge } from "../../kit/ui/publication-badge.tsx";
import styles from "./featured.module.css";
import type { Pick } from "./pick.ts";

type PickListProps = {
  picks: readonly Pick[];
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
};

/** The warning about a tusker who may live wild: the home page makes him famous. Of others there is none. */
export function targetCaution({ name, isWild, isEasyTarget }: Pick): string | undefined {
  if (isEasyTarget) {
    return `${name} may be living in the wild, and his record mentions large tusks: poachers read it too. Feature another.`;
  }
  return isWild ? `${name} may be living in the wild. Do not feature him if he is known for large tusks.` : undefined;
}

/** The warning about a pick of which fewer than half are alive. */
export function aliveCaution(picks: readonly Pick[]): string | undefined {
  const alive = picks.filter(({ isAlive }) => isAlive).length;
  return alive * 2 >= picks.length ? undefined : `Fewer than half of these are alive: ${alive} of ${picks.length}.`;
}

/** The featured tuskers in order, each with buttons to move or remove it. */
export function PickList({ picks, onMove, onRemove }: PickListProps) {
  return (
    <ol className={styles.picks}>
      {picks.map((pick, index) => {
        const caution = targetCaution(pick);
        return (
          <li key={pick._id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Portrait tusker={pick} aspect="4:5" sizes="44px" thumbnail alt="" />
            <span className={styles.tusker}>
              <span className={styles.name}>{pick.name}</span>
              <span className={styles.location}>{pick.location}</span>
              {pick.isDraft && <PublicationBadge state="draft" />}
            </span>
            <span className={styles.actions}>
              <button
                type="button"
                className="iconbtn"
                title="Move up"
                aria-disabled={index === 0 || undefined}
                onClick={() => onMove(index, index - 1)}
              >
                <Icon name="arrow-up" />
                <span className="sr">Move up: {pick.name}</span>
              </button>
              <button
                type="button"
                className="iconbtn"
                title="Move down"
                aria-disabled={index === picks.length - 1 || undefined}
                onClick={() => onMove(index, index + 1)}
              >
                <Icon name="arrow-down" />
                <span className="sr">Move down: {pick.name}</span>
              </button>
              <button type="button" className="iconbtn del" title="Take out" onClick={() => onRemove(index)}>
                <Icon name="x" />
                <span className="sr">Take out: {pick.name}</span>
              </button>
            </span>
            {caution !== undefined && <Caution className={styles.caution}>{caution}</Caution>}
          </li>
        );
      })}
    </ol>
  );
}
