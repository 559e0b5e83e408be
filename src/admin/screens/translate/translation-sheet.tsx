import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { PAGE_ACTIONS, PAGE_KEYS } from "../../../content/texts/page.ts";
import type { EditedTranslation } from "../../../content/translation-work/edited-translation.ts";
import { addressIn, LANGUAGE_NAMES } from "../../../platform/languages/language.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Note } from "../../../ui/kit/notice.tsx";
import { PlaceQuestion } from "../../forms/entry/asking/place-question.tsx";
import { useShownWords } from "../../forms/entry/found-words/use-shown-words.browser.ts";
import saveBar from "../../forms/entry/screen/save-bar.module.css";
import { useLeaveGuard } from "../../forms/entry/use-leave-guard.browser.ts";
import { useSaveShortcut } from "../../forms/entry/use-save-shortcut.browser.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { BlockRow } from "./block-row.tsx";
import styles from "./translate.module.css";
import { useSheet } from "./use-sheet.browser.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** How much is translated, as a bar. The words beside it say the same. */
function Meter({ of, current, behind }: { of: number; current: number; behind: number }) {
  const width = (part: number) => ({ width: `${(100 * part) / Math.max(1, of)}%` });
  return (
    <span className={styles.meter} aria-hidden="true">
      <i className={styles.current} style={width(current)} />
      <i className={styles.late} style={width(behind)} />
    </span>
  );
}

type TranslationSheetProps = { loaded: EditedTranslation; onReload(): unknown };

/** All blocks of an entry or a page, each beside its translation, and the bar that saves. */
export function TranslationSheet({ loaded, onReload }: TranslationSheetProps) {
  const sheet = useSheet(loaded);
  const { stored, blocks, changed, errors, failure, savedAt, lost } = sheet;
  const { language } = stored;
  const [isMachine, setIsMachine] = useState(false);
  const { may } = useOwnRole();
  const page = stored.kind === "page" ? PAGE_KEYS.find((key) => key === stored._id) : undefined;
  const mayTranslate = may(page !== undefined && PAGE_ACTIONS[page] !== "publish" ? PAGE_ACTIONS[page] : "translate");
  const save = () => void sheet.save(isMachine ? "machine" : "translated");
  useSaveShortcut(save);
  const unsaved = changed.length;
  const leaving = useLeaveGuard(useCallback(() => unsaved > 0, [unsaved]));
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const hits = useShownWords(fields);
  useEffect(() => {
    if (savedAt !== undefined && unsaved === 0 && hits !== undefined) void navigate(hits);
  }, [savedAt, unsaved, hits, navigate]);

  const translated = blocks.filter(({ block }) => block.piece !== null);
  const behind = translated.filter(({ block }) => block.match !== "current").length;
  const unchecked = translated.filter(
    (one) => one.block.match === "current" && one.block.piece?.state !== "checked" && !sheet.isChanged(one),
  );
  return (
    <>
      <p className={styles.bar}>
        <Meter of={blocks.length} current={translated.length - behind} behind={behind} />
        <span>
          {counted(blocks.length, "paragraph", "paragraphs")}: {translated.length - behind} translated, {behind} behind,{" "}
          {blocks.length - translated.length} missing
        </span>
        <a href={stored.path}>English page</a>
        {stored.isPublished && (
          <a href={addressIn(language, stored.path)}>
            Page in <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </a>
        )}
      </p>
      {!stored.isPublished && <Note kind="ok">This is a draft: readers see its translation when it is published.</Note>}
      {stored.warnings?.map(({ path, message }) => (
        <Note key={`${path} ${message}`} kind="bad">
          {message}
        </Note>
      ))}
      {lost.map(([key, text]) => (
        <div key={key} className={styles.row}>
          <p>The English of what you typed here has changed. Copy what you need.</p>
          <div className={styles.translation}>
            <textarea lang={language} readOnly value={text} aria-label="Typed for English that has changed" />
            <button type="button" className="linklike" onClick={() => sheet.forget(key)}>
              Discard
            </button>
          </div>
        </div>
      ))}
      <div ref={fields}>
        {stored.fields.map((field) => (
          <section key={field.name} className={styles.field} aria-label={field.label} data-place={field.name}>
            <h2>{field.label}</h2>
            {blocks
              .filter((one) => one.field === field.name)
              .map((one, index) => (
                <BlockRow
                  key={one.key}
                  label={`${field.label}${field.blocks.length > 1 ? ` ${index + 1}` : ""}`}
                  language={language}
                  one={one}
                  text={sheet.textOf(one)}
                  error={errors[one.key]}
                  isChanged={sheet.isChanged(one)}
                  silent={stored.silent}
                  mayTranslate={mayTranslate}
                  onType={(text) => sheet.type(one, text)}
                  onForget={() => sheet.forget(one.key)}
                  onMark={(state) => void sheet.mark([one], state)}
                />
              ))}
            {field.orphans.map((piece) => (
              <div key={`${piece.fingerprint} ${piece.text}`} className={styles.row}>
                <p className={styles.english}>
                  <del>{piece.english}</del>
                </p>
                <p className={styles.translation}>
                  <span className={styles.state}>This paragraph is not in the English any more.</span>
                  <span lang={language}>{piece.text.replace(/<[^>]*>/g, "")}</span>
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
      {mayTranslate && (
        <div className={saveBar.saveBar}>
          <div className={saveBar.failure} role="alert">
            {failure !== undefined && (
              <p>
                <span>
                  {failure.message}{" "}
                  {failure.status === 412 && (
                    <button type="button" className="linklike" onClick={() => onReload()}>
                      Load it again
                    </button>
                  )}
                </span>
              </p>
            )}
          </div>
          <span role="status">
            {unsaved > 0
              ? `${counted(unsaved, "paragraph", "paragraphs")} not saved, kept in this browser`
              : savedAt !== undefined && `Saved ${TIME.format(savedAt)}`}
          </span>
          <label className={styles.choice}>
            <input type="checkbox" checked={isMachine} onChange={({ target }) => setIsMachine(target.checked)} />{" "}
            Machine translation
          </label>
          <div className={saveBar.buttons}>
            <button
              type="button"
              className="btn quiet"
              aria-disabled={unchecked.length === 0 || undefined}
              onClick={() => void sheet.mark(unchecked, "checked")}
            >
              Mark all as checked
            </button>
            <button type="button" className="btn" aria-disabled={unsaved === 0 || undefined} onClick={save}>
              Save
            </button>
          </div>
        </div>
      )}
      <PlaceQuestion {...sheet.asking} />
      <ConfirmDialog
        open={leaving.state === "blocked"}
        text="Leave without saving?"
        confirm="Leave"
        tone="plain"
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        <p>What you typed is kept in this browser, and is here again when you come back.</p>
      </ConfirmDialog>
    </>
  );
}
