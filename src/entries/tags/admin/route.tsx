import { useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureOf } from "../../../admin/api/failure.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { Lead } from "../../../admin/layout/lead.tsx";
import { ConfirmDialog } from "../../../admin/ui/confirm-dialog.tsx";
import { ListStatus } from "../../../admin/ui/lists/list-status.tsx";
import toolbarStyles from "../../../admin/ui/lists/toolbar.module.css";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { useAddressParameters } from "../../../admin/ui/use-address-parameters.ts";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { TagUse } from "../tag-use.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { deleteTag, loadTags, renameTag } from "./tag-calls.browser.ts";
import { TagTable } from "./tag-table.tsx";
import { usesText } from "./uses-text.ts";

const tally = (count: number): string => counted(count, "tag", "tags");

/** The tags of all entries. They can be renamed, merged or deleted everywhere at once. */
export default function Tags() {
  const { content: tags, failure, reload } = useLoaded(loadTags);
  const asked = useAddressParameters().get("search");
  const [search, setSearch] = useState(asked ?? "");
  const query = useDeferredValue(search).trim().toLowerCase();
  const [toRename, setToRename] = useState<TagUse>();
  const [toDelete, setToDelete] = useState<TagUse>();
  const [busy, setBusy] = useState(false);
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
    reload();
  };
  const rename = async (from: string, name: string) => {
    const renamed = await renameTag(from, name);
    notify(renamed.merged ? `“${from}” was merged into “${renamed.tag}”.` : `“${from}” is now “${renamed.tag}”.`);
    finish();
  };
  const remove = async ({ tag }: TagUse) => {
    setBusy(true);
    try {
      await deleteTag(tag);
      notify(`“${tag}” was removed from all entries.`);
    } catch (error) {
      notify(`“${tag}” could not be deleted: ${failureOf(error).message}`, "bad");
    }
    setBusy(false);
    finish();
  };

  const shown = tags?.filter(({ tag }) => tag.toLowerCase().includes(query)) ?? [];
  return (
    <AdminPage title="Tags">
      <Lead>A change here applies to every entry with the tag. Each entry keeps its former tags in its history.</Lead>
      {tags !== undefined && tags.length > 0 && (
        <search className={toolbarStyles.toolbar}>
          <TextInput
            label="Search tags"
            type="search"
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      )}
      <ListStatus ref={count}>
        {tags === undefined
          ? failure === undefined && "Loading tags..."
          : query === ""
            ? tally(tags.length)
            : `${tally(shown.length)} with “${query}”`}
      </ListStatus>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch tags" failure={failure} onRetry={reload} />
      ) : tags !== undefined && shown.length === 0 ? (
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
        tags !== undefined && <TagTable tags={shown} onRename={setToRename} onDelete={setToDelete} />
      )}
      {toRename !== undefined && (
        <RenameDialog
          use={toRename}
          tags={tags ?? []}
          onClose={() => setToRename(undefined)}
          onRename={(name) => rename(toRename.tag, name)}
        />
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        text={`Delete the tag “${toDelete?.tag ?? ""}”?`}
        confirm="Delete"
        busy={busy}
        onConfirm={() => toDelete !== undefined && void remove(toDelete)}
        onCancel={() => setToDelete(undefined)}
      >
        <p>It is removed from {toDelete === undefined ? "" : usesText(toDelete)}. The entries themselves stay.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}
