import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Bone } from "../../../ui/kit/loading/bone.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { WithdrawDialog } from "../../forms/images/withdraw-dialog.tsx";
import { withdrawnText } from "../../forms/images/withdraw-words.ts";
import { noteImages } from "../../inputs/stored-images/known-images.ts";
import { forgetIdleImages } from "../../inputs/stored-images/use-stored-images.browser.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { ListBody } from "../../kit/ui/lists/list-body.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { useListInAddress } from "../../kit/ui/lists/use-list-in-address.browser.ts";
import { type NoticeTone, useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { ImageCard } from "./image-card.tsx";
import { deletionText } from "./image-facts.ts";
import { ImageSheet } from "./image-sheet.tsx";
import styles from "./library.module.css";
import { addressOf, isFiltered, type LibraryState, libraryQuery, readLibraryState } from "./library-state.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";

const calls = adminApi.api.uploads;

/** The image that is open, and whether it is being viewed, deleted or withdrawn. */
type Opened = { image: LibraryImage; step: "sheet" | "delete" | "withdraw" };

function NothingFound({ state, onClear }: { state: LibraryState; onClear(): void }) {
  return (
    <Notice kind="status" title="No Images Found">
      {isFiltered(state) ? (
        <>
          <p>No images match your current search criteria.</p>
          <div className="acts">
            <button type="button" className="btn quiet" onClick={onClear}>
              Show all
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            Every image that was uploaded is listed here, with what uses it. Upload the first in the form of an entry.
          </p>
          <div className="acts">
            <ButtonLink to="/admin/dashboard">Choose an entry</ButtonLink>
          </div>
        </>
      )}
    </Notice>
  );
}

/** A placeholder while the cards load. */
function GridOutline() {
  return (
    <div className={styles.storedpictures} aria-hidden="true">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <Bone key={key} className={styles.card} />
      ))}
    </div>
  );
}

/** The library of all stored images: the texts of each, the entries that use it, and the actions to remove it. */
export default function ImageLibrary() {
  const parameters = useAddressParameters();
  const state = useMemo(() => readLibraryState(parameters), [parameters]);
  const query = libraryQuery(state);
  const {
    data: found,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    queryKey: ["images", query],
    queryFn: async ({ signal }) => {
      const page = await bodyOf(calls.$get({ query }, { init: { signal } }));
      noteImages(page.pictures);
      return page;
    },
    placeholderData: keepPreviousData,
  });
  const { lastPage, go } = useListInAddress({
    ...{ state, addressOf, perPage: Number(query.limit), total: found?.total, isBefore: isPlaceholderData },
  });
  const [opened, setOpened] = useState<Opened>();
  const { notify } = useNotices();
  const tally = useRef<HTMLParagraphElement>(null);

  /** @param mayBeGone whether the card with the button that had the focus may have left the page */
  const finish = (text: string, mayBeGone: boolean, tone: NoticeTone = "good") => {
    // The dialog must be closed first: it returns the focus to that button, and nothing behind it can take the focus.
    flushSync(() => setOpened(undefined));
    if (mayBeGone) tally.current?.focus();
    notify(text, tone);
  };
  const removal = useMutation({
    mutationFn: ({ name }: LibraryImage) =>
      succeeded(calls[":name"].$delete({ param: { name: encodeURIComponent(name) } })),
    onSuccess: (_, { name }) => {
      forgetIdleImages();
      finish(`${name} was deleted.`, true);
    },
    onError: ({ message }, { name }) => {
      finish(`${name} could not be deleted: ${message}`, true, "bad");
      void refetch();
    },
  });
  const turnTo = (step: Opened["step"]) => setOpened((before) => before && { ...before, step });

  return (
    <AdminPage title="Images">
      <Lead>All stored images, newest first. Only those that a published entry shows are public.</Lead>
      <LibraryToolbar state={state} onChange={go} />
      <ListStatus ref={tally} isEmpty={found?.total === 0} page={state.page} pages={lastPage}>
        {found === undefined
          ? error === null && "Loading images..."
          : `${counted(found.total, "image", "images")}${isFiltered(state) ? " found" : ""}`}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch images" failure={error} onRetry={refetch} />
      ) : found === undefined ? (
        <GridOutline />
      ) : found.total === 0 ? (
        <NothingFound state={state} onClear={() => go({ search: "", filter: "" })} />
      ) : (
        <ListBody loading={isPlaceholderData}>
          <ul className={styles.storedpictures} aria-label="Images">
            {found.pictures.map((image) => (
              <ImageCard key={image.name} image={image} onOpen={() => setOpened({ image, step: "sheet" })} />
            ))}
          </ul>
          <Pagination page={state.page} pages={lastPage} addressOf={(page) => addressOf({ ...state, page })} />
        </ListBody>
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
        busy={removal.isPending}
        onConfirm={() => opened !== undefined && removal.mutate(opened.image)}
        onCancel={() => turnTo("sheet")}
      >
        {opened !== undefined && <p>{deletionText(opened.image)}</p>}
      </ConfirmDialog>
    </AdminPage>
  );
}
