import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { TagUse } from "../../../content/kinds/tag-use.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { addressOfList, readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { SearchField } from "../../kit/ui/lists/search-field.tsx";
import toolbarStyles from "../../kit/ui/lists/toolbar.module.css";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { useLastPage } from "../../kit/ui/lists/use-last-page.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { TagTable } from "./tag-table.tsx";
import { usesText } from "./uses-text.ts";

const calls = adminApi.api.tags;

const param = (tag: string) => ({ tag: encodeURIComponent(tag) });

const TAGS_PER_PAGE = 25;

const PATH = "/admin/tags";

const tally = (count: number): string => counted(count, "tag", "tags");

/** The tags of all entries. They can be renamed, merged or deleted everywhere at once. */
export default function Tags() {
  const {
    data: tags,
    error,
    refetch,
  } = useQuery({ queryKey: ["tags"], queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })) });
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const search = readSearch(parameters.get("search"));
  const page = readPage(parameters.get("page"));
  const find = useCallback(
    (text: string) =>
      void navigate(addressOfList(PATH, { search: text }, 1), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const [toRename, setToRename] = useState<TagUse>();
  const [toDelete, setToDelete] = useState<TagUse>();
  const { notify } = useNotices();
  const count = useRef<HTMLParagraphElement>(null);

  const finish = () => {
    // Close the dialog first: it returns the focus to its button, whose row may be gone, and while it is open, nothing
    // behind it can take the focus.
    flushSync(() => {
      setToRename(undefined);
      setToDelete(undefined);
    });
    count.current?.focus();
  };
  // Its failure is shown at the field.
  const { mutateAsync: rename } = useMutation({
    mutationFn: ({ from, name }: { from: string; name: string }) =>
      bodyOf(calls[":tag"].$put({ param: param(from), json: { name } })),
    onSuccess: ({ merged, tag }, { from }) => {
      notify(merged ? `“${from}” was merged into “${tag}”.` : `“${from}” is now “${tag}”.`);
      finish();
    },
  });
  const removal = useMutation({
    mutationFn: ({ tag }: TagUse) => succeeded(calls[":tag"].$delete({ param: param(tag) })),
    onSuccess: (_, { tag }) => notify(`“${tag}” was removed from all entries.`),
    onError: ({ message }, { tag }) => {
      notify(`“${tag}” could not be deleted: ${message}`, "bad");
      void refetch();
    },
    onSettled: finish,
  });

  const found = tags?.filter(({ tag }) => tag.toLowerCase().includes(search.toLowerCase())) ?? [];
  const addressOf = (to: number) => addressOfList(PATH, { search }, to);
  const lastPage = useLastPage({ page, perPage: TAGS_PER_PAGE, total: tags && found.length, addressOf });
  const shown = found.slice((page - 1) * TAGS_PER_PAGE, page * TAGS_PER_PAGE);
  return (
    <AdminPage title="Tags">
      <Lead>A change here applies to every entry with the tag. Each entry keeps its former tags in its history.</Lead>
      {tags !== undefined && tags.length > 0 && (
        <search className={toolbarStyles.toolbar}>
          <SearchField label="Search tags" search={search} onSearch={find} />
        </search>
      )}
      <ListStatus ref={count} isEmpty={tags !== undefined && found.length === 0} page={page} pages={lastPage}>
        {tags === undefined
          ? error === null && "Loading tags..."
          : search === ""
            ? tally(tags.length)
            : `${tally(found.length)} with “${search}”`}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch tags" failure={error} onRetry={refetch} />
      ) : tags !== undefined && found.length === 0 ? (
        <Notice kind="status" title={tags.length === 0 ? "There are no tags yet" : "No tag found"}>
          <p>
            {tags.length === 0
              ? "A tag brings entries of one subject together. Add the first in the form of an entry, or to several that you choose on the dashboard. Here tags are renamed, merged and deleted."
              : "Try another part of its name."}
          </p>
          {tags.length === 0 && (
            <div className="acts">
              <ButtonLink to="/admin/dashboard">Choose entries</ButtonLink>
            </div>
          )}
        </Notice>
      ) : (
        tags !== undefined && (
          <>
            <TagTable tags={shown} onRename={setToRename} onDelete={setToDelete} />
            <Pagination page={page} pages={lastPage} addressOf={addressOf} />
          </>
        )
      )}
      {toRename !== undefined && (
        <RenameDialog
          use={toRename}
          tags={tags ?? []}
          onClose={() => setToRename(undefined)}
          onRename={(name) => rename({ from: toRename.tag, name })}
        />
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        text={`Delete the tag “${toDelete?.tag ?? ""}”?`}
        confirm="Delete"
        busy={removal.isPending}
        onConfirm={() => toDelete !== undefined && removal.mutate(toDelete)}
        onCancel={() => setToDelete(undefined)}
      >
        <p>It is removed from {toDelete === undefined ? "" : usesText(toDelete)}. The entries themselves stay.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}
