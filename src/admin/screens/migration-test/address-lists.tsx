import { Panel } from "../../kit/ui/panel.tsx";
import styles from "./migration-test.module.css";
import type { SampleAddress } from "./slug-tests.ts";

type AddressListsProps = {
  addresses: readonly SampleAddress[];
  /** Shows the meta tags of a public page. */
  onMeta(path: string): void;
};

/** The new and the old addresses, for opening by hand. */
export function AddressLists({ addresses, onMeta }: AddressListsProps) {
  if (addresses.length === 0) return null;
  return (
    <div className={styles.addresses}>
      <Panel aria-labelledby="new-heading">
        <h2 id="new-heading">New slug URLs</h2>
        <ul>
          {addresses.map(({ slugUrl, name }) => (
            <li key={slugUrl}>
              <a href={slugUrl} target="_blank" rel="noreferrer">
                {slugUrl}
                <span className="sr"> (opens in a new tab)</span>
              </a>
              <button type="button" className="linklike" onClick={() => onMeta(slugUrl)}>
                Meta tags<span className="sr"> of {name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel aria-labelledby="old-heading">
        <h2 id="old-heading">Legacy id URLs</h2>
        <ul>
          {addresses.map(({ legacyUrl }) => (
            <li key={legacyUrl}>
              <a href={legacyUrl} target="_blank" rel="noreferrer">
                {legacyUrl}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
