import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";
import { Bone } from "../../platform/ui/loading/bone.tsx";
import waitingStyles from "../../platform/ui/loading/waiting.module.css";
import { Sunrise } from "../../platform/ui/loading/waiting.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import ratios from "../../platform/ui/ratio.module.css";
import styles from "./loading-notice.module.css";
import { words } from "./words.en.ts";

/** After this time, in milliseconds, a skeleton of the next page replaces the old one. */
const PATIENCE_MS = 400;

type Outline = "plates" | "page";

const PLACES: { pattern: string; name: keyof typeof words.loading; outline: Outline }[] = [
  { pattern: "/tuskers", name: "tuskers", outline: "plates" },
  { pattern: "/tuskers/:slug", name: "tusker", outline: "page" },
  { pattern: "/articles", name: "articles", outline: "plates" },
  { pattern: "/articles/:slug", name: "article", outline: "page" },
  { pattern: "/search-results", name: "search", outline: "plates" },
];

const ELSEWHERE = { name: "page", outline: "page" } as const;

/** True once loading has lasted long enough to show more than a message. */
function useImpatience(loading: boolean): boolean {
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setImpatient(false);
    };
  }, [loading]);
  return loading && impatient;
}

/** The skeleton of a card. */
export function PlateOutline() {
  return (
    <div className={plateStyles.plate}>
      <Bone className={ratios.upright} />
      <Bone shape="short" />
      <Bone shape="title" />
      <Bone shape="line" />
    </div>
  );
}

/**
 * Announces a client-side navigation: at once with a message below the bar, and after a while with a skeleton in place
 * of the page. The live region stays mounted, so that screen readers announce its changes.
 */
export function LoadingNotice({ children }: { children: ReactNode }) {
  const { location: target } = useNavigation();
  const { pathname } = useLocation();
  const place = target && (PLACES.find(({ pattern }) => matchPath(pattern, target.pathname)) ?? ELSEWHERE);
  // A list that is only paged or filtered stays in place.
  const impatient = useImpatience(target !== undefined && target.pathname !== pathname);
  return (
    <>
      <div role="status" className={impatient ? "wrap" : styles.loading}>
        {place !== undefined && (
          // While it replaces the page this is the only heading. The element is reused: a new one would be announced
          // again.
          <p
            className={impatient ? waitingStyles.waiting : undefined}
            {...(impatient && { role: "heading", "aria-level": 1 })}
          >
            <Sunrise small={!impatient} />
            {words.loading[place.name]}
          </p>
        )}
      </div>
      {impatient && place?.outline === "plates" && (
        <div className={`wrap ${plateStyles.plates} ${plateStyles.coming}`} aria-hidden="true">
          <PlateOutline />
          <PlateOutline />
          <PlateOutline />
        </div>
      )}
      <div hidden={impatient}>{children}</div>
    </>
  );
}
