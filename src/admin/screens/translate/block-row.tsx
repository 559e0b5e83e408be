import { useId, useRef } from "react";
import type { PieceState } from "../../../content/fields/pieces/piece.ts";
import { CleanHtml } from "../../../content/rich-text/clean-html.tsx";
import type { EditedBlock, UsedTerm } from "../../../content/translation-work/edited-translation.ts";
import { typedCitation, typedCitations } from "../../../content/translations/prose/typed.ts";
import { LANGUAGE_NAMES, type Translation } from "../../../platform/languages/language.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { TextChanges } from "../../forms/entry/changes/block-changes.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { type SheetBlock, storedText } from "./block-key.ts";
import styles from "./translate.module.css";

const CITATION = /<sup data-sources="(S[S\d ]*)"><\/sup>/g;

/** The English as it is read, with the keys of its sources; if it has changed, what. */
function English({ block }: { block: EditedBlock }) {
  const { english, englishText, tag, piece, match } = block;
  if (piece !== null && match !== "current") return <TextChanges before={piece.english} after={englishText} />;
  if (tag === null) return <p>{english}</p>;
  return <CleanHtml html={english.replace(CITATION, (_, keys: string) => `<sup>${typedCitation(keys)}</sup>`)} />;
}

/** The words that the rest of the site has for what this English names. */
function Terms({ terms, language }: { terms: readonly UsedTerm[]; language: Translation }) {
  if (terms.length === 0) return null;
  const unchecked = terms.some(({ isChecked }) => !isChecked);
  return (
    <div className={styles.terms}>
      <span>Terms{unchecked && " (not checked by a speaker yet)"}</span>
      <ul>
        {terms.map(({ en, words }) => (
          <li key={words}>
            {en} <b lang={language}>{words}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The citations of the English that the translation lacks. */
function missing(cited: readonly string[], typed: string): string[] {
  const left = typedCitations(typed);
  return cited.filter((mark) => {
    const at = left.indexOf(mark);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const STATES: Record<PieceState, string> = {
  machine: "Machine translation, to check",
  translated: "To check",
  checked: "Checked",
};

type BlockRowProps = {
  label: string;
  language: Translation;
  one: SheetBlock;
  text: string;
  error: string | undefined;
  isChanged: boolean;
  /** No machine-made word of this entry is shown. */
  silent: boolean;
  mayTranslate: boolean;
  onType(text: string): void;
  /** Goes back to what is saved. */
  onForget(): void;
  onMark(state: PieceState): void;
};

/** One block of English, and its translation beside it. */
export function BlockRow(props: BlockRowProps) {
  const { label, language, one, text, error, isChanged, silent, mayTranslate, onType, onForget, onMark } = props;
  const { block } = one;
  const { piece, match } = block;
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const behind = piece !== null && match !== "current";
  const lacking = text.trim() === "" ? [] : [...new Set(missing(block.cited, text))];
  const insert = (mark: string) => {
    const { selectionStart, selectionEnd } = area.current ?? { selectionStart: text.length, selectionEnd: text.length };
    onType(text.slice(0, selectionStart) + mark + text.slice(selectionEnd));
    area.current?.focus();
  };
  return (
    <div className={styles.row}>
      <div className={styles.english} lang="en">
        <English block={block} />
        {mayTranslate && <Terms terms={block.terms ?? []} language={language} />}
      </div>
      <div className={styles.translation}>
        <div className={styles.state} id={`${id}-state`}>
          {isChanged ? (
            <span>
              <Icon name="pencil" /> Not saved yet
            </span>
          ) : piece === null ? (
            <span>Missing: readers see the English</span>
          ) : (
            <span>
              <Icon name={piece.state === "checked" && !behind ? "circle-check" : "triangle-alert"} />{" "}
              {behind ? "Behind: the English has changed" : STATES[piece.state]}
              {piece.state === "checked" && piece.checker !== null ? ` by ${piece.checker}` : ""}
              {piece.state !== "checked" && piece.translator !== null ? `, by ${piece.translator}` : ""}
              {", "}
              <Timestamp at={piece.checkedAt ?? piece.translatedAt} />
            </span>
          )}
          {match === "moved" && <span>Readers see the English: too much of it has changed.</span>}
          {piece?.state === "machine" && (silent || block.mayAllege) && (
            <span>Readers see the English: machine translations are not used for allegations.</span>
          )}
          {mayTranslate && behind && !isChanged && (
            <button type="button" className="linklike" onClick={() => onMark(piece.state)}>
              Still correct<span className="sr">: {label}</span>
            </button>
          )}
          {mayTranslate && piece !== null && !behind && !isChanged && piece.state !== "checked" && (
            <button type="button" className="linklike" onClick={() => onMark("checked")}>
              Mark as checked<span className="sr">: {label}</span>
            </button>
          )}
        </div>
        <textarea
          ref={area}
          lang={language}
          rows={1}
          value={text}
          readOnly={!mayTranslate}
          aria-label={`${label} in ${LANGUAGE_NAMES[language]}`}
          aria-describedby={error === undefined ? `${id}-state` : `${id}-error ${id}-state`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={({ target }) => onType(target.value)}
        />
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        {isChanged && piece !== null && (
          <details className={styles.saved}>
            <summary>
              What is saved<span className="sr">: {label}</span>
            </summary>
            <p lang={language}>{storedText(block)}</p>
            <button type="button" className="linklike" onClick={onForget}>
              Discard what I typed<span className="sr">: {label}</span>
            </button>
          </details>
        )}
        {mayTranslate && lacking.length > 0 && (
          <div className={styles.cites}>
            <span>Add where its statement ends:</span>
            {lacking.map((keys) => (
              <button key={keys} type="button" className="linklike" onClick={() => insert(typedCitation(keys))}>
                {typedCitation(keys)}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
