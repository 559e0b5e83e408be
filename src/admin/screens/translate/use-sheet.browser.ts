import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { PieceState } from "../../../content/fields/pieces/piece.ts";
import { warningMessage, whereaboutsIn } from "../../../content/kinds/checks/entry-warnings.ts";
import type { EditedTranslation, SentPiece } from "../../../content/translation-work/edited-translation.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { usePlaceQuestion } from "../../forms/entry/asking/use-place-question.browser.ts";
import { findDrafts, keepDraft, removeDraft } from "../../forms/entry/draft-store.browser.ts";
import { bodyOf, type Failure, failureOf } from "../../kit/api/failure.ts";
import { DRAFT_KEY_PREFIX } from "../../kit/api/kept-drafts.browser.ts";
import { blocksOf, pieceOf, type SheetBlock, storedText } from "./block-key.ts";
import { TRANSLATIONS } from "./translation-query.browser.ts";

type Typed = Record<string, string>;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** What is typed but not saved is kept in this browser, and comes back with the page. */
function useTyped(keptAs: string) {
  const [typed, setTyped] = useState<Typed>(() => {
    const [kept] = findDrafts(keptAs);
    return Object.fromEntries(Object.entries(kept?.values ?? {}).filter(isText));
  });
  useEffect(() => {
    if (Object.keys(typed).length === 0) return removeDraft(keptAs);
    keepDraft({ key: keptAs, savedAt: new Date().toISOString(), tab: "", version: null, values: typed, base: {} });
  }, [typed, keptAs]);
  return [typed, setTyped] as const;
}

/** A block as it is to be saved. */
type Wanted = { one: SheetBlock; piece: SentPiece };

/** The warning for a text; undefined if it tells nothing that may lead to an animal. */
function warningFor(text: string): string | undefined {
  const words = whereaboutsIn(text, siteDay(new Date()));
  return words.length === 0 ? undefined : warningMessage(words);
}

/** The state of one translation on the screen: what is stored, what is typed, and saving it. */
export function useSheet(loaded: EditedTranslation) {
  const [saved, setSaved] = useState<EditedTranslation>();
  const stored = saved !== undefined && saved.version >= loaded.version ? saved : loaded;
  const { language, kind, _id: id } = stored;
  const [typed, setTyped] = useTyped(`${DRAFT_KEY_PREFIX}translation:${language}:${kind}:${id}`);
  const [errors, setErrors] = useState<Typed>({});
  const [failure, setFailure] = useState<Failure>();
  const [savedAt, setSavedAt] = useState<Date>();
  const sending = useRef(false);
  const client = useQueryClient();
  // After a new sign-in, or beside what somebody else saved, it says nothing true any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is the reason.
  useEffect(() => setFailure(undefined), [loaded]);
  const blocks = useMemo(() => blocksOf(stored), [stored]);

  const textOf = (one: SheetBlock): string => typed[one.key] ?? storedText(one.block);
  const isChanged = (one: SheetBlock): boolean =>
    typed[one.key] !== undefined && typed[one.key] !== storedText(one.block);

  const type = (one: SheetBlock, text: string): void => {
    setErrors(({ [one.key]: _, ...others }) => others);
    setTyped(({ [one.key]: _, ...others }) =>
      text === storedText(one.block) ? others : { ...others, [one.key]: text },
    );
  };

  /** The warnings for what readers would get; not those for what they get already. */
  const warningsFor = (wanted: readonly Wanted[]): string[] =>
    wanted.flatMap(({ one }) => {
      const message = stored.isPublished && stored.mayLiveWild ? warningFor(textOf(one)) : undefined;
      return message === undefined || message === warningFor(storedText(one.block)) ? [] : [message];
    });

  const send = async (wanted: readonly Wanted[]): Promise<void> => {
    if (sending.current || wanted.length === 0) return;
    sending.current = true;
    setFailure(undefined);
    try {
      const pieces = wanted.map(({ piece }) => piece);
      const header = { "if-match": `"${stored.version}"` };
      const call = TRANSLATIONS[":kind"][":id"].$put({ param: { language, kind, id }, header, json: { pieces } });
      setSaved(await bodyOf(call));
      const keys = new Set(wanted.map(({ one }) => one.key));
      // What was typed on while it was being saved stays.
      const sent = new Map(wanted.map(({ one }) => [one.key, typed[one.key]]));
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, text]) => !keys.has(key) || sent.get(key) !== text)),
      );
      setErrors({});
      setSavedAt(new Date());
      void client.invalidateQueries();
    } catch (error) {
      const failed = failureOf(error);
      const at = failed.errors.flatMap(({ path, message }) => {
        const key = wanted[Number(/^pieces\.(\d+)\./.exec(path)?.[1])]?.one.key;
        return key === undefined ? [] : [[key, message] as const];
      });
      setErrors(Object.fromEntries(at));
      setFailure(failed);
    }
    sending.current = false;
  };

  const { saveOrAsk, ...asking } = usePlaceQuestion(warningsFor, send);

  return {
    ...{ asking, stored, blocks, errors, failure, savedAt, type, textOf, isChanged },
    changed: blocks.filter(isChanged),
    /** What was typed for English that is not there any more. */
    lost: Object.entries(typed).filter(([key]) => !blocks.some((one) => one.key === key)),
    forget: (key: string) => setTyped(({ [key]: _, ...others }) => others),
    /** Saves what is typed. */
    save: (state: PieceState) =>
      saveOrAsk(blocks.filter(isChanged).map((one) => ({ one, piece: pieceOf(one, textOf(one), state) }))),
    /** Saves blocks as they are on the screen, in this state. */
    mark: (which: readonly SheetBlock[], state: PieceState) =>
      saveOrAsk(which.map((one) => ({ one, piece: pieceOf(one, textOf(one), state) }))),
  };
}
