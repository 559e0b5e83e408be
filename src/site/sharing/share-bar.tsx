import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import styles from "./share-bar.module.css";
import { shareTargets } from "./share-targets.ts";
import { words } from "./words.en.ts";

const SHOWN_FOR_MS = 2_000;

const neverChanges = () => () => {};
const canShare = (): boolean => typeof navigator.share === "function";

type Copying = "ready" | "copied" | "failed";

function CopyLink({ url }: { url: string }) {
  const [copying, setCopying] = useState<Copying>("ready");
  useEffect(() => {
    if (copying === "ready") return;
    const timer = setTimeout(() => setCopying("ready"), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopying("copied");
    } catch (error) {
      // Permission denied, or the page is not served over HTTPS.
      console.error(error);
      setCopying("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className={copying === "copied" ? `needs-script ${styles.done}` : "needs-script"}
        onClick={copy}
      >
        {copying === "copied" ? <Icon name="check" /> : <Icon name="link" />}
        {words.copying[copying]}
      </button>
      <span role="status" className="sr">
        {copying === "ready" ? "" : words.copying[copying]}
      </span>
    </>
  );
}

type Shared = {
  /** Root-relative address of the page. */
  path: string;
  title: string;
  /** Plain text of any length. */
  excerpt: string;
};

/** The sharing options of a page: links that work without JavaScript, and two buttons that need it. */
export function ShareBar({ path, title, excerpt }: Shared) {
  const url = `${useSiteFacts()?.siteUrl ?? ""}${path}`;
  const nativeShare = useSyncExternalStore(neverChanges, canShare, () => false);
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Cancelled by the visitor or refused by the system: nothing was shared, so there is nothing to report.
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div className={styles.share} role="group" aria-label={words.title}>
      <span aria-hidden="true">{words.title}</span>
      {shareTargets({ url, title, excerpt }).map(({ name, href }) => (
        <a key={name} href={href} rel="noopener nofollow" target={name === "Email" ? undefined : "_blank"}>
          {name === "Email" && <Icon name="mail" />}
          {words.targets[name]}
        </a>
      ))}
      <CopyLink url={url} />
      {nativeShare && (
        <button type="button" onClick={share}>
          <Icon name="share-2" />
          {words.more}
        </button>
      )}
    </div>
  );
}
