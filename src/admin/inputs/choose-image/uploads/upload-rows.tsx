import { Icon } from "../../../../ui/kit/icon.tsx";
import styles from "./upload-rows.module.css";
import type { Upload, UploadState, Uploads } from "./uploads.browser.ts";

const STEP_WORDS: Record<"checking" | "waiting" | "preparing" | "signed-out", string> = {
  checking: "Checking…",
  waiting: "Waiting",
  preparing: "Being prepared…",
  "signed-out": "Waiting until you sign in again",
};

function stateWords(state: UploadState): string | undefined {
  if (state.step === "failed" || state.step === "held") return undefined;
  if (state.step === "sending") return state.stalled ? "No progress. Check your connection." : `${state.percent} %`;
  if (state.step === "pausing")
    return state.why === "line" ? "The connection failed. Trying again…" : "The server is busy. Trying again…";
  return STEP_WORDS[state.step];
}

const partDone = (state: UploadState): number =>
  state.step === "sending" ? state.percent : state.step === "preparing" ? 100 : 0;

/** The label of the retry button; undefined where there is no such button. */
function retryWords(state: UploadState): string | undefined {
  switch (state.step) {
    case "failed":
      return state.canRetry ? "Try again" : undefined;
    case "held":
      return "Send anyway";
    case "pausing":
      return "Try now";
    case "signed-out":
      return "Sign in";
    case "sending":
      return state.stalled ? "Try again" : undefined;
    default:
      return undefined;
  }
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { id, name, small, state } = upload;
  const words = stateWords(state);
  const retry = retryWords(state);
  const isOver = state.step === "failed" || state.step === "held";
  return (
    <li className={styles.upload}>
      {small !== undefined && <img className={styles.thumbnail} src={small} alt="" width="44" height="44" />}
      <div className={styles.about}>
        {/* The error message already contains the file name. */}
        {state.step !== "failed" && (
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            {words !== undefined && <span className={styles.state}>{words}</span>}
          </span>
        )}
        {!isOver && (
          <progress
            className={state.step === "preparing" ? styles.preparing : undefined}
            aria-label={`Upload of ${name}`}
            max={100}
            value={partDone(state)}
          />
        )}
        {state.step === "failed" && (
          <p className="err" role="alert">
            <Icon name="triangle-alert" />
            <span>
              {name} was not uploaded. {state.message}
            </span>
          </p>
        )}
        {state.step === "held" && (
          <p className={styles.held} role="status">
            <Icon name="info" />
            <span>{state.message}</span>
          </p>
        )}
        {retry !== undefined && (
          <button
            type="button"
            className="btn quiet small"
            aria-label={`${retry}: ${name}`}
            onClick={() => uploads.retry(id)}
          >
            <Icon name="rotate-cw" />
            {retry}
          </button>
        )}
      </div>
      <button
        type="button"
        className="iconbtn"
        aria-label={isOver ? `Remove ${name} from the list` : `Cancel the upload of ${name}`}
        onClick={() => uploads.cancel(id)}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/** The uploads in progress, one line each. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const list = uploads.list();
  if (list.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {list.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}
