import { matchPath, useNavigation } from "react-router";

const TEXTS: [pattern: string, text: string][] = [
  ["/tuskers", "Loading tuskers..."],
  ["/tuskers/:slug", "Loading tusker details..."],
];

const textFor = (path: string): string => TEXTS.find(([pattern]) => matchPath(pattern, path))?.[1] ?? "Loading...";

/** Says what is being loaded while the visitor moves on inside the site. The region stays, so that it is read out. */
export function LoadingNotice() {
  const { location } = useNavigation();
  return (
    <div role="status" className="wrap">
      {location !== undefined && <p className="py-s-3 text-ink-2">{textFor(location.pathname)}</p>}
    </div>
  );
}
