import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adminApi } from "../kit/api/admin-api.browser.ts";
import { bodyOf } from "../kit/api/failure.ts";
import { pause } from "../kit/api/pause.browser.ts";
import type { Command } from "./commands.ts";

/** A pause in typing that is worth a question to the server. */
const PAUSE_MS = 150;

/** Of each kind. */
const MOST = "5";

const draftNote = (publication: string) => (publication === "draft" ? "draft" : "edit");

type Entry = { kind: "tusker" | "article"; _id: string; slug: string; name: string; publication: string };

const edit = ({ kind, _id, name, publication }: Entry): Command => ({
  id: _id,
  group: kind === "tusker" ? "Tuskers" : "Articles",
  label: name,
  note: draftNote(publication),
  icon: kind === "tusker" ? "pencil" : "file-plus",
  leadsTo: { screen: `/admin/edit-${kind}/${_id}` },
});

/** What else can be done with the one that is most likely meant. */
const more = ({ kind, _id, slug, name, publication }: Entry): Command[] => [
  {
    id: `history:${_id}`,
    group: "Do",
    label: `History of ${name}`,
    icon: "history",
    leadsTo: { screen: `/admin/edit-${kind}/${_id}/history` },
  },
  ...(publication === "published"
    ? [
        {
          id: `view:${_id}`,
          group: "Do",
          label: `View ${name} on the site`,
          icon: "eye",
          leadsTo: { page: `/${kind}s/${slug}` },
        } as const,
      ]
    : []),
];

async function findAll(typed: string, signal: AbortSignal): Promise<Command[]> {
  const query = { search: typed, drafts: "1", limit: MOST } as const;
  const init = { init: { signal } };
  const [tuskers, near, articles, sources] = await Promise.all([
    bodyOf(adminApi.api.tuskers.$get({ query }, init)),
    bodyOf(adminApi.api.tuskers.search.suggest.$get({ query: { q: typed } }, init)),
    bodyOf(adminApi.api.articles.$get({ query }, init)),
    bodyOf(adminApi.api.sources.$get({ query: { search: typed, limit: MOST } }, init)),
  ]);
  const entries: Entry[] = [
    ...tuskers.map((tusker) => ({ kind: "tusker" as const, ...tusker })),
    ...articles.map((article) => ({ kind: "article" as const, ...article, name: article.title })),
  ];
  const known = new Set(entries.map(({ _id }) => _id));
  // Only published ones have near spellings.
  const alike = near
    .filter(({ _id }) => !known.has(_id))
    .map((tusker) => ({ ...edit({ ...tusker, kind: "tusker", publication: "published" }), note: "spelt alike" }));
  return [
    ...entries.map(edit),
    ...(tuskers.length === 0 ? alike : []),
    ...sources.map(
      ({ key, title, publisher }): Command => ({
        id: key,
        group: "Sources",
        label: title,
        note: [key, publisher].filter(Boolean).join(" · "),
        icon: "book-marked",
        leadsTo: { screen: `/admin/sources/${key}` },
      }),
    ),
    ...entries.slice(0, 1).flatMap(more),
  ];
}

/** The entries and sources that match what is typed. While an answer is awaited, those of the one before stay. */
export function useFoundEntries(typed: string) {
  const search = typed.trim();
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ["found entries", search],
    async queryFn({ signal }) {
      if (search === "") return [];
      await pause(PAUSE_MS);
      return findAll(search, signal);
    },
    placeholderData: keepPreviousData,
  });
  return { commands: data ?? [], error, isAwaited: isPending || isPlaceholderData };
}
