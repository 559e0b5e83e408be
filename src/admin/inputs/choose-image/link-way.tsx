import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { CommonsFile } from "../../../content/commons/commons-file.ts";
import { SHOWS_POSITION } from "../../../content/images/image-origins.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { failureOf } from "../../kit/api/failure.ts";
import { Caution } from "../../kit/ui/caution.tsx";
import { writtenBytes } from "../../kit/ui/written-bytes.ts";
import { textCaution, textErrors } from "../stored-images/image-cautions.ts";
import { wordsOf } from "../stored-images/image-value.ts";
import { TextCaution } from "../warnings/text-caution.tsx";
import { AltField } from "./alt-field.tsx";
import styles from "./choose-image.module.css";
import type { WayProps } from "./choosing.ts";
import { ChoosingFoot } from "./choosing-foot.tsx";
import { lookUpCommons, takeFromCommons } from "./commons-calls.browser.ts";

type Words = Record<"alt" | "credit" | "licence" | "takenOn", string>;

/** Of a tusker who may live wild, no more than the year is proposed. */
const proposed = ({ credit, licence, takenOn }: CommonsFile, isWild: boolean): Words => ({
  alt: "",
  credit: credit ?? "",
  licence: licence ?? "",
  takenOn: (isWild ? takenOn?.slice(0, 4) : takenOn) ?? "",
});

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** Takes a photograph over from its page at Wikimedia Commons. */
export function LinkWay({ place, onChoose, onClose, more }: WayProps) {
  const { kind, isWild } = place;
  const id = useId();
  const [address, setAddress] = useState("");
  const [found, setFound] = useState<{ address: string; file: CommonsFile }>();
  const [words, setWords] = useState<Words>({ alt: "", credit: "", licence: "", takenOn: "" });
  const [trouble, setTrouble] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState<"no" | "looking" | "taking">("no");
  const isGone = useRef(false);

  /** One call at a time; after the dialog was closed, its end is of no concern. */
  const run = async (what: "looking" | "taking", call: () => Promise<void>) => {
    if (busy !== "no") return;
    setBusy(what);
    setTrouble(undefined);
    try {
      await call();
    } catch (error) {
      setTrouble(failureOf(error).message);
    }
    setBusy("no");
  };
  const lookUp = () =>
    run("looking", async () => {
      setFound(undefined);
      const file = await lookUpCommons(address);
      setFound({ address, file });
      setWords(proposed(file, isWild));
      setIsMissing(false);
    });
  const refusal = found && (found.file.refusal ?? (isWild && found.file.showsPosition ? SHOWS_POSITION : undefined));
  const wrong = textErrors(words);
  const use = () => {
    if (found === undefined) return;
    if (words.alt.trim() === "") return setIsMissing(true);
    if (Object.keys(wrong).length > 0) return;
    void run("taking", async () => {
      const { alt, credit, licence, takenOn } = words;
      const texts = { alt: orNull(alt), credit: orNull(credit), licence: orNull(licence), takenOn: orNull(takenOn) };
      const image = await takeFromCommons(found.address, kind, texts);
      const { url, width, height } = image;
      if (!isGone.current) onChoose({ url, width, height, ...wordsOf(image) });
    });
  };
  const close = () => {
    isGone.current = true;
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    void lookUp();
  };
  const textField = (name: "credit" | "licence" | "takenOn", label: string, hint?: ReactNode) => (
    <div>
      <TextInput
        label={label}
        hint={hint}
        autoComplete="off"
        value={words[name]}
        error={wrong[name]}
        noteId={`${id}-${name}`}
        onChange={(event) => setWords((before) => ({ ...before, [name]: event.target.value }))}
      />
      <TextCaution
        id={`${id}-${name}`}
        words={name === "takenOn" ? undefined : textCaution(name, words[name]).caution}
      />
    </div>
  );
  return (
    <>
      <div className={styles.address}>
        <TextInput
          label="Address of the page at Wikimedia Commons"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={trouble}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="btn quiet"
          aria-disabled={busy !== "no" || undefined}
          onClick={() => void lookUp()}
        >
          {busy === "looking" && <Spinner />}
          Look up
        </button>
      </div>
      <div role="status" className={styles.verdict}>
        {found !== undefined && refusal === undefined && (
          <p className={styles.allowed}>
            <Icon name="circle-check" />
            This licence allows use on the site, with credit.
          </p>
        )}
        {refusal !== undefined && (
          <p className={styles.refused}>
            <Icon name="triangle-alert" />
            {refusal}
          </p>
        )}
      </div>
      {found !== undefined && (
        <div className={styles.found}>
          <div>
            {found.file.preview !== null && <img className={styles.preview} src={found.file.preview} alt="" />}
            <p className={styles.told}>{found.file.title}</p>
            <p className={styles.told}>
              {found.file.width.toLocaleString("en")} × {found.file.height.toLocaleString("en")} pixels,{" "}
              {writtenBytes(found.file.bytes)}
            </p>
          </div>
          {refusal === undefined && (
            <div className="form">
              {textField("credit", "Credit")}
              <div className={styles.pair}>
                {textField(
                  "licence",
                  "Licence",
                  found.file.licenceUrl === null ? undefined : (
                    <a href={found.file.licenceUrl} target="_blank" rel="noreferrer">
                      Terms of this licence
                    </a>
                  ),
                )}
                {textField("takenOn", "Taken", "2022, 2022-11 or 2022-11-24.")}
              </div>
              <AltField
                value={words.alt}
                onChange={(alt) => setWords((before) => ({ ...before, alt }))}
                onEnter={use}
                isMissing={isMissing}
              />
              {found.file.description !== null && words.alt !== found.file.description && (
                <p className={styles.told}>
                  Its page says: “{found.file.description}”{" "}
                  <button
                    type="button"
                    className="linklike"
                    onClick={() => setWords((before) => ({ ...before, alt: found.file.description ?? "" }))}
                  >
                    Use these words
                  </button>
                </p>
              )}
              {found.file.showsPosition && (
                <Caution>
                  Its page shows where the photograph was taken. It can never be used for a tusker who may live wild.
                </Caution>
              )}
              {more}
            </div>
          )}
        </div>
      )}
      {busy === "taking" && <Note kind="ok">The file is being fetched…</Note>}
      <ChoosingFoot
        busy={busy === "taking"}
        onUse={found === undefined || refusal !== undefined ? undefined : use}
        onClose={close}
      />
    </>
  );
}
