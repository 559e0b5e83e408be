import { useEffect, useState } from "react";
import styles from "./key-page.module.css";
import { useTexts } from "./question-texts.ts";

/** A photograph of the visitor beside the drawings. It never leaves the browser, and is freed when it is removed. */
export function Photo() {
  const { photo: texts } = useTexts();
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    setHasFailed(false);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [file]);
  return (
    <div className={styles.photo}>
      {address === undefined ? (
        <div className="field">
          <label htmlFor="key-photo">{texts.choose}</label>
          {/* Without a name, so that no form sends it. */}
          <input
            id="key-photo"
            type="file"
            accept="image/*"
            aria-describedby="key-photo-hint"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
          <span className="hint" id="key-photo-hint">
            {texts.note}
          </span>
        </div>
      ) : (
        <figure>
          {hasFailed ? (
            <p role="alert">{texts.failed}</p>
          ) : (
            <img src={address} alt={texts.alt} onError={() => setHasFailed(true)} />
          )}
          <figcaption>
            {texts.note}{" "}
            <button type="button" className="btn quiet small" onClick={() => setFile(undefined)}>
              {texts.remove}
            </button>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
