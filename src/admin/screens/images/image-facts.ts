import type { ImageUse, LibraryImage } from "../../../content/image-library/image-library.ts";
import { counted } from "../../../platform/text/counted.ts";

export const STATE_WORDS: Record<ImageUse["state"], string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  binned: "In the bin",
};

/** The page of the admin area for an entry. */
export const entryAddress = ({ kind, _id, state }: ImageUse): string =>
  state === "binned" ? "/admin/bin" : `/admin/edit-${kind}/${encodeURIComponent(_id)}`;

/** A note about entries that no longer show an image but whose history still does; undefined if there are none. */
export const keptText = ({ keptByHistory }: Pick<LibraryImage, "keptByHistory">): string | undefined =>
  keptByHistory === 0 ? undefined : `Kept by the history of ${counted(keptByHistory, "entry", "entries")}`;

/** The server refuses to delete an image of an entry that is published or scheduled. */
export const isDeletable = ({ usedBy }: Pick<LibraryImage, "usedBy">): boolean =>
  usedBy.every(({ state }) => state === "draft" || state === "binned");

/** What deleting the image removes it from, for the confirmation. */
export function deletionText({ usedBy }: Pick<LibraryImage, "usedBy">): string {
  const drafts = usedBy.filter(({ state }) => state === "draft").length;
  const binned = usedBy.filter(({ state }) => state === "binned").length;
  const users = [
    drafts > 0 && counted(drafts, "draft", "drafts"),
    binned > 0 && `${counted(binned, "entry", "entries")} in the bin`,
  ].filter((part) => part !== false);
  const lost = users.length === 0 ? "No entry shows it." : `It is removed from ${users.join(" and ")}.`;
  return `${lost} Its file and all its variants are deleted. This cannot be undone.`;
}
