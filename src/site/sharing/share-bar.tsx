import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import { shareTargets } from "./share-targets.ts";

const SHOWN_FOR_MS = 2_000;

const neverChanges = () => () => {};
const canShare = (): boolean => typeof navigator.share === "function";

type Copying = "ready" | "copied" | "failed";

const LABELS: Record<Copying, string> = {
  ready: "Copy link",
  copied: "Link copied!",
  failed: "Link could not be copied",
};

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
      // No permission, or a page that is not served over HTTPS.
      console.error(error);
      setCopying("failed");
    }
  };
  return (
    <>
      <button type="button" className={copying === "copied" ? "needs-script done" : "needs-script"} onClick={copy}>
        {copying === "copied" ? <Icon name="check" /> : <Icon name="link" />}
        {LABELS[copying]}
      </button>
      <span role="status" className="sr">
        {copying === "ready" ? "" : LABELS[copying]}
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

/** The ways to share a page: links that work without script, and two buttons that need it. */
export function ShareBar({ path, title, excerpt }: Shared) {
  const url = `${useSiteFacts()?.siteUrl ?? ""}${path}`;
  const nativeShare = useSyncExternalStore(neverChanges, canShare, () => false);
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closed again, or refused by the system: nothing was shared, and there is nothing to say about it.
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div className="share" role="group" aria-label="Share">
      <span aria-hidden="true">Share</span>
      {shareTargets({ url, title, excerpt }).map(({ name, href }) => (
        <a key={name} href={href} rel="noopener nofollow" target={name === "Email" ? undefined : "_blank"}>
          {name === "Email" && <Icon name="mail" />}
          {name === "X" ? "Twitter/X" : name}
        </a>
      ))}
      <CopyLink url={url} />
      {nativeShare && (
        <button type="button" onClick={share}>
          <Icon name="share-2" />
          Share…
        </button>
      )}
    </div>
  );
}
