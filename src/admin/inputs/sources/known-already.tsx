import { sourceDetails } from "../../../content/sources/source-details.ts";
import type { FoundSource } from "./source-calls.browser.ts";
import styles from "./source-picker.module.css";

type KnownAlreadyProps = {
  sources: readonly FoundSource[];
  /** One of them is of the address that was typed: then there is nothing to add. */
  isSameAddress: boolean;
  onChosen(source: FoundSource): void;
  onAdd(): void;
};

/** Offers the sources that the library has already in place of a new one. */
export const KnownAlready = ({ sources, isSameAddress, onChosen, onAdd }: KnownAlreadyProps) => (
  <div role="alert" className={styles.known}>
    {sources.length > 0 && (
      <>
        <p>{isSameAddress ? "The library has a source of this address:" : "The library has nearly the same title:"}</p>
        <ul>
          {sources.map((source) => (
            <li key={source.key}>
              <span>
                <b>{source.title}</b> <small>{sourceDetails(source)}</small>
              </span>
              <button type="button" className="btn small" onClick={() => onChosen(source)}>
                Cite {source.key}
              </button>
            </li>
          ))}
        </ul>
        {!isSameAddress && (
          <button type="button" className="btn quiet small" onClick={onAdd}>
            It is another one: add and cite
          </button>
        )}
      </>
    )}
  </div>
);
