import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import "../../../admin/styles/forms.css";
import { failureOf } from "../../../admin/api/failure.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { ConfirmDialog } from "../../../admin/ui/confirm-dialog.tsx";
import { type NoticeTone, useNotices } from "../../../admin/ui/notices.tsx";
import { useAddressParameters } from "../../../admin/ui/use-address-parameters.ts";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { Pagination } from "../../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { deleteImage, loadLibrary } from "../../field/image-calls.browser.ts";
import { WithdrawDialog } from "../../field/withdraw-dialog.tsx";
import { withdrawnText } from "../../field/withdraw-words.ts";
import type { LibraryImage } from "../image-library.ts";
import { ImageCard } from "./image-card.tsx";
import { deletionText } from "./image-facts.ts";
import { ImageSheet } from "./image-sheet.tsx";
import styles from "./library.module.css";
import { addressOf, isFiltered, type LibraryState, libraryQuery, readLibraryState } from "./library-state.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";

const counted = (total: number): string => `${total.toLocaleString("en")} ${total === 1 ? "picture" : "pictures"}`;

/** What is being done with an image: it is looked at, or is to go. */
type Opened = { image: LibraryImage; step: "sheet" | "delete" | "withdraw" };

function NothingFound({ state, onClear }: { state: LibraryState; onClear(): void }) {
  return (
    <Notice kind="status" title="No Pictures Found">
      {isFiltered(state) ? (
        <>
          <p>No pictures match your current search criteria.</p>
          <div className="acts">
            <button type="button" className="btn quiet" onClick={onClear}>
              Show all
            </button>
          </div>
        </>
      ) : (
        <p>There are none yet. They come in through the forms of tuskers and articles.</p>
      )}
    </Notice>
  );
}

/** The outline of the cards that are on their way. */
function GridOutline() {
  return (
    <div className={styles.storedpictures} aria-hidden="true">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <span key={key} className={`bone ${styles.card}`} />
      ))}
    </div>
  );
}

/** All images that are stored: what is said of each, where it is used, and the ways to take it away. */
export default function ImageLibrary() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const state = useMemo(() => readLibraryState(parameters), [parameters]);
  const asked = JSON.stringify(libraryQuery(state));
  const load = useCallback(
    async (signal: AbortSignal) => ({ asked, ...(await loadLibrary(JSON.parse(asked), signal)) }),
    [asked],
  );
  const { content: found, failure, reload } = useLoaded(load);
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const { tell } = useNotices();
  const tally = useRef<HTMLParagraphElement>(null);

  const isLoading = found?.asked !== asked && failure === undefined;
  const lastPage = Math.max(1, found?.totalPages ?? state.page);
  const go = useCallback(
    (change: Partial<LibraryState>) =>
      void navigate(addressOf({ ...state, page: 1, ...change }), { replace: true, preventScrollReset: true }),
    [navigate, state],
  );
  useEffect(() => {
    if (!isLoading && state.page > lastPage) go({ page: lastPage });
  }, [isLoading, state.page, lastPage, go]);

  /** @param mayBeGone the card with the button that had the focus may leave the page */
  const finish = (said: string, mayBeGone: boolean, tone: NoticeTone = "good") => {
    // Not before the dialog is closed: it gives the focus back to that button, and what is behind it takes none.
    flushSync(() => setOpened(undefined));
    if (mayBeGone) tally.current?.focus();
    tell(said, tone);
    reload();
  };
  const remove = async ({ name }: LibraryImage) => {
    setBusy(true);
    try {
      await deleteImage(name);
      finish(`${name} was deleted.`, true);
    } catch (error) {
      finish(`${name} could not be deleted: ${failureOf(error).message}`, true, "bad");
    }
    setBusy(false);
  };
  const turnTo = (step: Opened["step"]) => setOpened((before) => before && { ...before, step });

  return (
    <AdminPage title="Pictures">
      <p className="desklead">
        Every picture that is stored, the newest first. Only those that a published entry shows are public.
      </p>
      <LibraryToolbar state={state} onChange={go} />
      <div className="deskcount">
        <p ref={tally} role="status" tabIndex={-1}>
          {found === undefined
            ? failure === undefined && "Loading pictures..."
            : `${counted(found.total)}${isFiltered(state) ? " found" : ""}`}
        </p>
        {lastPage > 1 && (
          <span>
            Page {state.page} of {lastPage}
          </span>
        )}
      </div>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch pictures" failure={failure} onRetry={reload} />
      ) : found === undefined ? (
        <GridOutline />
      ) : found.total === 0 ? (
        <NothingFound state={state} onClear={() => go({ search: "", filter: "" })} />
      ) : (
        <div className={isLoading ? "stale" : undefined} aria-busy={isLoading}>
          <ul className={styles.storedpictures} aria-label="Pictures">
            {found.pictures.map((image) => (
              <ImageCard key={image.name} image={image} onOpen={() => setOpened({ image, step: "sheet" })} />
            ))}
          </ul>
          <Pagination page={state.page} pages={lastPage} addressOf={(page) => addressOf({ ...state, page })} />
        </div>
      )}
      {opened !== undefined && (
        <ImageSheet
          key={opened.image.name}
          image={opened.image}
          onClose={() => setOpened(undefined)}
          onSaved={() => finish(`${opened.image.name} was saved.`, state.filter !== "")}
          onDelete={() => turnTo("delete")}
          onWithdraw={() => turnTo("withdraw")}
        />
      )}
      {opened?.step === "withdraw" && (
        <WithdrawDialog
          name={opened.image.name}
          onWithdrawn={(withdrawn) => finish(withdrawnText(withdrawn), true)}
          onCancel={() => turnTo("sheet")}
        />
      )}
      <ConfirmDialog
        open={opened?.step === "delete"}
        text={`Delete ${opened?.image.name ?? "it"}?`}
        confirm="Delete"
        busy={busy}
        onConfirm={() => opened !== undefined && void remove(opened.image)}
        onCancel={() => turnTo("sheet")}
      >
        {opened !== undefined && <p>{deletionText(opened.image)}</p>}
      </ConfirmDialog>
    </AdminPage>
  );
}
