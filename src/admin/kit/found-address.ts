/** What the address of a hit needs to know of it. */
type Hit = { kind: string; _id: string; name: string; language: string | null; path: string };

const PATH = "/admin/find";

/** The list of all hits for these words. */
export const addressOfHits = (search: string): string =>
  search === "" ? PATH : `${PATH}?${new URLSearchParams({ search })}`;

/** The address of the list of hits that led to a form, from the address of the form. */
export function hitsBefore(query: string): string | undefined {
  const search = new URLSearchParams(query).get("find");
  return search === null ? undefined : addressOfHits(search);
}

function placeToEdit({ kind, _id: id, language }: Hit): string {
  if (language !== null) return `/admin/translate/${language}/${kind}/${id}`;
  if (kind === "page") return `/admin/pages/${id}`;
  if (kind === "source") return `/admin/sources/${id}`;
  return `/admin/edit-${kind}/${id}`;
}

/** Where the text of a hit is changed: the form, which then selects the words, or the list of tags or images. */
export function addressToEdit(hit: Hit, search: string): string {
  if (hit.kind === "tag") return `/admin/tags?${new URLSearchParams({ search: hit.name })}`;
  if (hit.kind === "image") return `/admin/pictures?${new URLSearchParams({ search: hit._id })}`;
  return `${placeToEdit(hit)}?${new URLSearchParams({ find: search, at: hit.path })}`;
}
