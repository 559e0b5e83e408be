import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { pageOf } from "../../../admin/kit/api/failure.ts";
import { ListStatus } from "../../../admin/kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../../admin/kit/ui/lists/use-address-parameters.ts";
import { useLastPage } from "../../../admin/kit/ui/lists/use-last-page.browser.ts";
import segmentStyles from "../../../admin/kit/ui/segments.module.css";
import { Timestamp } from "../../../admin/kit/ui/timestamp.tsx";
import { AdminFailure } from "../../../admin/shell/admin-failure.tsx";
import { AdminPage } from "../../../admin/shell/admin-page.tsx";
import { Lead } from "../../../admin/shell/lead.tsx";
import { counted } from "../../../platform/text/counted.ts";
import { readPage } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import type { Letter } from "../letter.ts";
import { STATE_LABELS } from "./closed-letter.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { letterTitle } from "./letter-view.tsx";
import styles from "./letters.module.css";

const LETTERS_PER_PAGE = 20;

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
  const page = readPage(parameters.get("page"));
  const closed = parameters.get("closed") === "1";
  const id = parameters.get("letter") ?? undefined;
  const query = { page: String(page), limit: String(LETTERS_PER_PAGE), ...(closed && { closed: "1" as const }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["letters", query],
    queryFn: ({ signal }) => pageOf(adminApi.api.letters.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const shown = { closed, page, letter: id };
  const pageAddress = (other: number) => addressOf({ closed, page: other });
  const lastPage = useLastPage({
    page,
    perPage: LETTERS_PER_PAGE,
    total: data?.total,
    isBefore: isPlaceholderData,
    addressOf: pageAddress,
  });
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
      <ListStatus isEmpty={data?.total === 0} page={page} pages={lastPage}>
        {data === undefined
          ? error === null && "Loading letters..."
          : counted(
              data.total,
              closed ? "closed letter" : "letter waiting",
              closed ? "closed letters" : "letters waiting",
            )}
      </ListStatus>
      {error !== null && <AdminFailure title="Failed to fetch letters" failure={error} onRetry={refetch} />}
      {data?.total === 0 && id === undefined && (
        <Notice kind="status" title={closed ? "No closed letters yet" : "No letters waiting"}>
          <p>Readers write with “Know something? Tell us” at the end of a tusker’s page.</p>
        </Notice>
      )}
      {data !== undefined && (data.total > 0 || id !== undefined) && (
        <div className={id === undefined ? styles.desk : `${styles.desk} ${styles.opened}`}>
          <Queue letters={data.items} shown={shown} />
          {id === undefined ? (
            <p className={styles.meta}>Choose a letter.</p>
          ) : (
            <LetterPanel key={id} id={id} list={list} />
          )}
        </div>
      )}
      <Pagination page={page} pages={lastPage} addressOf={pageAddress} />
    </AdminPage>
  );
}
