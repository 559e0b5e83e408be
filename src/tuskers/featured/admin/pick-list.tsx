import { PublicationBadge } from "../../../admin/ui/publication-badge.tsx";
import { Portrait } from "../../../images/shown/portrait.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { Pick } from "./featured-calls.browser.ts";

type PickListProps = {
  picks: readonly Pick[];
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
};

/** The front page makes a bull famous, and poachers look for a famous bull who lives in the wild. */
export const targetCaution = (name: string): string =>
  `${name} may be living in the wild. A living wild bull, above all one known for large tusks, is an easy target: feature the dead or the tame.`;

/** The featured tuskers in their order, each with the buttons that move it. */
export function PickList({ picks, onMove, onRemove }: PickListProps) {
  return (
    <ol className="picks">
      {picks.map((pick, index) => (
        <li key={pick._id}>
          <span className="place" aria-hidden="true">
            {index + 1}
          </span>
          <Portrait tusker={pick} aspect="4:5" sizes="44px" alt="" />
          <span className="who">
            <span className="name">{pick.name}</span>
            <span className="where">{pick.location}</span>
            {pick.isDraft && <PublicationBadge state="draft" />}
          </span>
          <span className="do">
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
          {pick.isEasyTarget && (
            <p className="caution">
              <Icon name="info" />
              <span>{targetCaution(pick.name)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
