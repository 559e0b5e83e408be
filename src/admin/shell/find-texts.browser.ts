import { useQuery } from "@tanstack/react-query";
import { adminApi } from "../kit/api/admin-api.browser.ts";
import { bodyOf } from "../kit/api/failure.ts";
import { pause } from "../kit/api/pause.browser.ts";
import { addressOfHits, addressToEdit } from "../kit/found-address.ts";
import type { Command } from "./commands.ts";

/** Reading all texts is worth a longer pause in typing than looking up names. */
const PAUSE_MS = 300;
/** Fewer letters stand in nearly every text. */
const LEAST = 3;
const MOST = 5;

/** Leads to all hits of these words. */
export const findAllTexts = (typed: string): Command => ({
  id: "all texts",
  group: "In all texts",
  label: `Find “${typed.trim()}” in all texts`,
  icon: "search",
  leadsTo: { screen: addressOfHits(typed.trim()) },
});

async function findTexts(search: string, signal: AbortSignal): Promise<Command[]> {
  const query = { search, limit: String(MOST) };
  const { hits } = await bodyOf(adminApi.api.desk.find.$get({ query }, { init: { signal } }));
  return hits.slice(0, MOST).map((hit) => ({
    id: `${hit.kind} ${hit._id} ${hit.language} ${hit.path}`,
    group: "In all texts",
    label: hit.text,
    marks: hit.marks,
    note: hit.name === hit.text ? hit.place : `${hit.name} · ${hit.place}`,
    icon: "pencil",
    leadsTo: { screen: addressToEdit(hit, search) },
  }));
}

/** The first texts that have the words. The list of all hits shows a failure. */
export function useFoundTexts(typed: string): readonly Command[] {
  const search = typed.trim();
  const { data: found = [] } = useQuery({
    queryKey: ["found texts", search],
    async queryFn({ signal }) {
      await pause(PAUSE_MS);
      return findTexts(search, signal);
    },
    enabled: search.length >= LEAST,
  });
  return search === "" ? [] : [findAllTexts(search), ...found];
}
