import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { ListStatus } from "../../admin/ui/lists/list-status.tsx";
import { useLastPage } from "../../admin/ui/lists/use-last-page.browser.ts";
import segmentStyles from "../../admin/ui/segments.module.css";
import { Timestamp } from "../../admin/ui/timestamp.tsx";
import { useAddressParameters } from "../../admin/ui/use-address-parameters.ts";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { counted } from "../../platform/text/counted.ts";
import { readPage } from "../../platform/ui/lists/list-parameters.ts";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import type { Letter } from "../letter.ts";
import { STATE_LABELS } from "./closed-letter.tsx";
import { LETTERS_PER_PAGE, loadLetters } from "./letter-calls.browser.ts";
import { LetterPanel } from "./letter-panel.tsx";
import { letterTitle } from "./letter-view.tsx";
import styles from "./letters.module.css";

type Shown = { closed: boolean; page: number; letter?: string | undefined };

function addressOf({ closed, page, letter }: Shown): string {
  const query = new URLSearchParams({
    ...(closed && { closed: "1" }),
    ...(page > 1 && { page: String(page) }),
    ...(letter !== undefined && { letter }),
  });
  return query.size === 0 ? "/admin/letters" : `/admin/letters?${query}`;
}

type QueueProps = { letters: readonly Letter[]; shown: Shown };

function Queue({ letters, shown }: QueueProps) {
  return (
    <ul className={styles.queue}>
      {letters.map((letter) => (
        <li key={letter._id}>
          <Link
            to={addressOf({ ...shown, letter: letter._id })}
            aria-current={letter._id === shown.letter ? "true" : undefined}
          >
            {letterTitle(letter)}
            <small>
              {letter.name ?? "No name given"} · {STATE_LABELS[letter.state]} · <Timestamp at={letter.createdAt} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Letters of readers: those that wait, and what becomes of each. */
export default function Letters() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const page = readPage(parameters.get("page"));
  const closed = parameters.get("closed") === "1";
  const id = parameters.get("letter") ?? undefined;
  const load = useCallback((signal: AbortSignal) => loadLetters({ page, closed }, signal), [page, closed]);
  const { content, failure, reload } = useLoaded(load);
  const shown = { closed, page, letter: id };
  const pageAddress = (other: number) => addressOf({ closed, page: other });
  const lastPage = useLastPage({ page, perPage: LETTERS_PER_PAGE, total: content?.total, addressOf: pageAddress });
  const list = addressOf({ closed, page });
  const tab = (label: string, toClosed: boolean) => (
    <Link to={addressOf({ closed: toClosed, page: 1 })} aria-current={closed === toClosed ? "page" : undefined}>
      {label}
    </Link>
  );
  return (
    <AdminPage
      title="Letters"
      actions={
        <nav className={segmentStyles.segments} aria-label="Which letters">
          {tab("Open", false)}
          {tab("Closed", true)}
        </nav>
      }
    >
      <Lead>
        Corrections and photographs that readers sent from a tusker’s page. Each reader sees your answer at a private
        link. Letters are deleted after two years, as the privacy policy promises.
      </Lead>
      <ListStatus isEmpty={content?.total === 0} page={page} pages={lastPage}>
        {content === undefined
          ? failure === undefined && "Loading letters..."
          : counted(
              content.total,
              closed ? "closed letter" : "letter waiting",
              closed ? "closed letters" : "letters waiting",
            )}
      </ListStatus>
      {failure !== undefined && <AdminFailure title="Failed to fetch letters" failure={failure} onRetry={reload} />}
      {content?.total === 0 && id === undefined && (
        <Notice kind="status" title={closed ? "No closed letters yet" : "No letters waiting"}>
          <p>Readers write with “Know something? Tell us” at the end of a tusker’s page.</p>
        </Notice>
      )}
      {content !== undefined && (content.total > 0 || id !== undefined) && (
        <div className={id === undefined ? styles.desk : `${styles.desk} ${styles.opened}`}>
          <Queue letters={content.letters} shown={shown} />
          {id === undefined ? (
            <p className={styles.meta}>Choose a letter.</p>
          ) : (
            <LetterPanel
              id={id}
              list={list}
              onChanged={reload}
              onGone={() => {
                void navigate(list, { replace: true });
                reload();
              }}
            />
          )}
        </div>
      )}
      <Pagination page={page} pages={lastPage} addressOf={pageAddress} />
    </AdminPage>
  );
}
