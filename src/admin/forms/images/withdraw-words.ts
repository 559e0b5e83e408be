import type { LibraryImage, WithdrawnImage } from "../../../content/image-library/image-library.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** At most this many titles are named; the rest are only counted. */
const NAMED = 3;

type Used = Pick<LibraryImage, "usedBy" | "keptByHistory">;

/** The entries that show an image: "Gemunu, Raja (draft) and 4 more". Empty if there are none. */
function usersText({ usedBy }: Used): string {
  const names = usedBy
    .slice(0, NAMED)
    .map(({ title, state }) =>
      state === "binned" ? `${title} (in the bin)` : state === "draft" ? `${title} (draft)` : title,
    );
  const more = usedBy.length - names.length;
  return listed(more > 0 ? [...names, `${writtenNumber(more)} more`] : names);
}

/** What 'Remove everywhere now' will do to this image, for the confirmation. */
export function withdrawalText(image: Used): string {
  const { usedBy, keptByHistory } = image;
  const places = [
    usedBy.length === 0 ? "" : `from ${counted(usedBy.length, "entry", "entries")} (${usersText(image)})`,
    keptByHistory === 0
      ? ""
      : `from the history of ${counted(keptByHistory, "entry", "entries")} that showed it before`,
    usedBy.length === 0 ? "" : "from all their older versions",
    "and from the store, with all its variants",
  ].filter((place) => place !== "");
  return `It is removed at once ${places.join(", ").replace(/^and /, "")}.`;
}

/** What the withdrawal removed, for the notice afterwards. */
export function withdrawnText({ name, entries, revisions }: WithdrawnImage): string {
  const places = [
    entries > 0 && counted(entries, "entry", "entries"),
    revisions > 0 && counted(revisions, "older version", "older versions"),
  ].filter((place) => place !== false);
  return `${name} was withdrawn: ${places.length === 0 ? "" : `removed from ${listed(places)}, and `}deleted from the store.`;
}
