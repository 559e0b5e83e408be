import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { LibrarySource, NewLibrarySource } from "../../../content/sources/library-source.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { useShownWords } from "../../forms/entry/found-words/use-shown-words.browser.ts";
import { sameValue } from "../../forms/entry/same-value.ts";
import { ConflictScreen } from "../../forms/entry/screen/conflict-screen.tsx";
import { bodyOf, failureOf } from "../../kit/api/failure.ts";
import { Panel, Panels } from "../../kit/ui/panel.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { Duplicates } from "./duplicates.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { SourceFields } from "./source-fields.tsx";
import { at, SOURCE } from "./source-query.browser.ts";
import { bodyOfValues, COMPARED, SOURCE_FIELDS, type SourceValues, valuesOf } from "./source-values.ts";

type SourceFormProps = {
  /** The source that is changed; undefined if one is added. */
  source?: LibrarySource;
  /** Rejects with a failure, which the form shows; the status 412 opens the conflict. */
  onSave(body: NewLibrarySource, updatedAt: string): Promise<LibrarySource>;
  /** @param hits the list of hits that somebody came from, to go back to */
  onSaved(source: LibrarySource, hits: string | undefined): void;
  children?: ReactNode;
};

type Base = { values: SourceValues; updatedAt: string };
const baseOf = (source?: LibrarySource): Base => ({
  values: valuesOf(source ?? {}),
  updatedAt: source?.updatedAt ?? "",
});

/** The form of one source, with those that may be the same beside it. */
export function SourceForm({ source, onSave, onSaved, children }: SourceFormProps) {
  const [base, setBase] = useState(() => baseOf(source));
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<Base>();
  const sending = useSending(SOURCE_FIELDS);
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = !sameValue(values, base.values);
  });
  // What was changed beside the form, such as a new address that was taken, is in the form, too. Somebody who is writing
  // keeps their text: their save then leads to the conflict.
  useEffect(() => {
    if (source === undefined || unsaved.current) return;
    setBase(baseOf(source));
    setValues(baseOf(source).values);
  }, [source]);
  const hasUnsaved = useCallback(() => unsaved.current, []);
  const hits = useShownWords(sending.form);

  const save = async (sent: SourceValues, from: Base) => {
    const wrong = sent.title.trim() === "" ? [{ path: "title", message: "Enter the title of the source." }] : [];
    await sending.send(wrong, async () => {
      try {
        const saved = await onSave(bodyOfValues(sent), from.updatedAt);
        const stored = baseOf(saved);
        setBase(stored);
        setValues(stored.values);
        unsaved.current = false;
        onSaved(saved, hits);
      } catch (error) {
        if (source === undefined || failureOf(error).status !== 412) throw error;
        setConflict(baseOf(await bodyOf(SOURCE.$get(at(source.key)))));
      }
    });
  };
  if (conflict !== undefined) {
    return (
      <>
        <LeaveQuestion hasUnsaved={hasUnsaved} />
        <ConflictScreen
          conflict={{ base: base.values, mine: values, theirs: conflict.values, latest: undefined }}
          compared={COMPARED}
          words={{ noun: "source" }}
          onBack={() => setConflict(undefined)}
          onSettle={(settled) => {
            setBase(conflict);
            setValues(settled);
            setConflict(undefined);
            void save(settled, conflict);
          }}
        />
      </>
    );
  }
  return (
    <>
      <LeaveQuestion hasUnsaved={hasUnsaved} />
      <Panels>
        <Panel>
          <form
            ref={sending.form}
            className="form"
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void save(values, base);
            }}
          >
            <SourceFields values={values} sending={sending} onChange={setValues} />
            {sending.trouble !== undefined && <Note kind="bad">{sending.trouble}</Note>}
            <div className="acts">
              <button type="submit" className="btn" aria-disabled={sending.busy || undefined}>
                {sending.busy && <Spinner />}
                {source === undefined ? "Add source" : "Save"}
              </button>
            </div>
          </form>
        </Panel>
        <Panel>
          {children}
          <Duplicates title={values.title} url={values.url} itself={source?.key} />
        </Panel>
      </Panels>
    </>
  );
}
