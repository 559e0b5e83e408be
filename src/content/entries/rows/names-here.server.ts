import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { findTranslationFacts } from "../../translations/translation-rows.server.ts";
import { nameHere } from "../../tuskers/name-here.ts";
import { nativeNamesOf } from "../../tuskers/native-names.ts";

type Named = { _id: string; name: string; aliases: readonly string[] };

/** The names of these tuskers in the letters of the language of the reply, by id; in English, as they are stored. */
export async function readNamesHere(db: Queryable, tuskers: readonly Named[]): Promise<ReadonlyMap<string, string>> {
  if (currentLanguage() === "en") return new Map(tuskers.map(({ _id, name }) => [_id, name]));
  const facts = await findTranslationFacts(
    db,
    "tusker",
    tuskers.map(({ _id }) => _id),
  );
  return new Map(
    tuskers.map((tusker) => [
      tusker._id,
      nameHere({ name: tusker.name, nativeNames: nativeNamesOf(tusker, facts.get(tusker._id)?.names) }),
    ]),
  );
}
