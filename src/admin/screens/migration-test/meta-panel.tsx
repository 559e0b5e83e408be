import { useState } from "react";
import { Panel } from "../../kit/ui/panel.tsx";
import type { PageHead } from "./meta-tags.browser.ts";
import styles from "./migration-test.module.css";

/** The head of a public page for inspection: title, description and all meta tags. */
export function MetaPanel({ head, onClose }: { head: PageHead; onClose(): void }) {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <Panel className={styles.metapanel} aria-labelledby="meta-heading">
      <div className={styles.metahead}>
        <h2 id="meta-heading">Meta tags of {head.path}</h2>
        <div className="acts">
          <button
            type="button"
            className="btn quiet small"
            aria-expanded={!collapsed}
            aria-controls="meta-tags"
            onClick={() => setCollapsed(!collapsed)}
          >
            {collapsed ? "Expand" : "Collapse"}
          </button>
          <button type="button" className="btn quiet small" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
      <div id="meta-tags" hidden={collapsed}>
        <dl className={styles.metatags}>
          <div>
            <dt>HTTP status</dt>
            <dd>
              {head.status}
              {head.finalPath !== head.path && `, led to ${head.finalPath}`}
            </dd>
          </div>
          <div>
            <dt>Title</dt>
            <dd>{head.title === "" ? "None" : head.title}</dd>
          </div>
          <div>
            <dt>Description</dt>
            <dd>{head.description === "" ? "None" : head.description}</dd>
          </div>
        </dl>
        <h3>All meta tags</h3>
        <dl className={styles.metatags}>
          {head.tags.map(({ name, content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat; the list never changes.
            <div key={index}>
              <dt>{name}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
