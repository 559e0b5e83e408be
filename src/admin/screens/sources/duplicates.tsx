import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bodyOf } from "../../kit/api/failure.ts";
import { pause } from "../../kit/api/pause.browser.ts";
import { mergeAddress, sourceAddress } from "./library-state.ts";
import { SOURCES } from "./source-query.browser.ts";
import styles from "./sources.module.css";

/** A pause in typing that is worth a question to the server. */
const PAUSE_MS = 400;

type DuplicatesProps = { title: string; url: string; itself: string | undefined };

/** Sources of the library that may be the same as this one: of one page, or with nearly the same title. */
export function Duplicates({ title, url, itself }: DuplicatesProps) {
  const query = {
    title: title.trim().slice(0, 300),
    ...(url.trim() === "" || url.length > 2000 ? {} : { url: url.trim() }),
    ...(itself === undefined ? {} : { except: itself }),
  };
  // A suggestion only: without an answer there is none.
  const { data: found = [] } = useQuery({
    queryKey: ["duplicates", query],
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS);
      return bodyOf(SOURCES.duplicates.$get({ query }, { init: { signal } }));
    },
    placeholderData: keepPreviousData,
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="same">
      <h2 id="same">Perhaps the same</h2>
      <ul className={styles.uses}>
        {found.map((source) => (
          <li key={source.key}>
            <Link to={sourceAddress(source.key)}>
              {source.key}: {source.title}
            </Link>
            {itself !== undefined && <Link to={mergeAddress(source.key, itself)}>Merge with {source.key}…</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
