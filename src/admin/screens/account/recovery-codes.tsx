import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { CopyButton } from "../../kit/ui/copy-button.tsx";
import styles from "./second-factor.module.css";

const LOGIN = "/admin/login";

/** Downloads the codes as a file. */
function download(codes: readonly string[], username: string): void {
  const lines = [`Recovery codes of ${username}, ${siteName()}`, "Each code works once.", "", ...codes, ""];
  const address = URL.createObjectURL(new Blob([lines.join("\r\n")], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(address);
}

type RecoveryCodesProps = { codes: readonly string[]; username: string; onKept(): void };

/** The recovery codes, shown only once. Leaving without confirming that they are saved asks for confirmation. */
export function RecoveryCodes({ codes, username, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Record<"currentLocation" | "nextLocation", { pathname: string }>) =>
        currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGIN,
      [],
    ),
  );
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Keep them where you can find them without your phone. Each works once instead of a code from the app. They are
        not shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="acts">
        <CopyButton text={codes.join("\n")} what="the recovery codes" />
        <button type="button" className="btn quiet small" onClick={() => download(codes, username)}>
          Download as a text file
        </button>
        <button type="button" className="btn small" onClick={onKept}>
          I have saved them
        </button>
      </div>
      <ConfirmDialog
        open={blocker.state === "blocked"}
        text="Leave without saving the codes?"
        confirm="Leave"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <p>They are not shown again. Without them and without your phone, you cannot sign in.</p>
      </ConfirmDialog>
    </div>
  );
}
