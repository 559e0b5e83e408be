import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";

/** After this time, in milliseconds, the outline of what is coming takes the place of the page that is left. */
const PATIENCE_MS = 400;

type Outline = "plates" | "page";

const PLACES: { pattern: string; text: string; outline: Outline }[] = [
  { pattern: "/tuskers", text: "Loading tuskers...", outline: "plates" },
  { pattern: "/tuskers/:slug", text: "Loading tusker details...", outline: "page" },
  { pattern: "/articles", text: "Loading articles...", outline: "plates" },
  { pattern: "/articles/:slug", text: "Loading article details...", outline: "page" },
  { pattern: "/search-results", text: "Searching for tuskers...", outline: "plates" },
];

const ELSEWHERE = { text: "Loading...", outline: "page" } as const;

/** True once something has been on for so long that it is worth showing more than a word. */
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

/** Where a card is on its way. */
export function PlateOutline() {
  return (
    <div className="plate">
      <div className="bone r45" />
      <div className="bone line short" />
      <div className="bone title" />
      <div className="bone line" />
    </div>
  );
}

/**
 * Says what is being loaded while the visitor moves on inside the site: at once in words under the bar, and after a
 * moment in the place of the page itself. The region stays, so that it is read out.
 */
export function LoadingNotice({ children }: { children: ReactNode }) {
  const { location: target } = useNavigation();
  const { pathname } = useLocation();
  const place = target && (PLACES.find(({ pattern }) => matchPath(pattern, target.pathname)) ?? ELSEWHERE);
  // A list that is only turned or filtered stays where it is.
  const impatient = useImpatience(target !== undefined && target.pathname !== pathname);
  return (
    <>
      <div role="status" className={impatient ? "wrap" : "loading"}>
        {place !== undefined && (
          // In the place of a page it is all that has a heading.
          <p className={impatient ? "wait" : undefined} {...(impatient && { role: "heading", "aria-level": 1 })}>
            <span className="rise" aria-hidden="true" />
            {place.text}
          </p>
        )}
      </div>
      {impatient && place?.outline === "plates" && (
        <div className="wrap plates coming" aria-hidden="true">
          <PlateOutline />
          <PlateOutline />
          <PlateOutline />
        </div>
      )}
      <div hidden={impatient}>{children}</div>
    </>
  );
}
