import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Dialog } from "../../ui/kit/forms/dialog.tsx";
import { keptDrafts, removeKeptDrafts } from "../kit/api/kept-drafts.browser.ts";
import { readToken, removeToken, tellLoggedOut } from "../kit/api/token.browser.ts";

const LOGIN = "/admin/login";

const ASKED = "log-out-asked";

/** Presses the button from elsewhere. */
export const askToLogOut = (): boolean => window.dispatchEvent(new Event(ASKED));

/**
 * Ends the session on the server too. If the server is unreachable the session expires later, but this browser forgets
 * it now.
 */
async function endSession(): Promise<void> {
  const token = readToken();
  removeToken();
  tellLoggedOut();
  if (token === null) return;
  try {
    // Not with the admin client, which reads the token that is already removed. `keepalive` makes the browser send it
    // even if the page is closed at once.
    const headers = { Authorization: `Bearer ${token}` };
    await fetch("/api/auth/logout", { method: "POST", headers, keepalive: true });
  } catch {
    // No network: the server cannot be told.
  }
}

/** The log-out button. If the browser keeps unsaved work, it asks what to do with it. */
export function LogOutButton({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);

  // A form with unsaved work may block the navigation; then nothing has happened. Once navigation starts, the session
  // ends at once rather than after the next page has loaded: somebody may close the browser before that.
  const goingTo = useNavigation().location?.pathname;
  useEffect(() => {
    if (leaving.current && goingTo === LOGIN) void endSession();
  }, [goingTo]);

  const logOut = async () => {
    setAsking(false);
    leaving.current = true;
    try {
      await navigate(LOGIN, { state: { loggedOut: true } });
    } finally {
      leaving.current = false;
    }
    // For a navigation that finished too fast for the effect to see it.
    if (location.pathname === LOGIN) await endSession();
  };
  const begin = () => {
    const kept = keptDrafts().length;
    setDrafts(kept);
    if (kept > 0) setAsking(true);
    else void logOut();
  };
  const asked = useRef(begin);
  asked.current = begin;
  useEffect(() => {
    const onAsked = () => asked.current();
    window.addEventListener(ASKED, onAsked);
    return () => window.removeEventListener(ASKED, onAsked);
  }, []);
  return (
    <>
      <button type="button" onClick={begin}>
        {children}
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Log out?">
        <p>
          This browser still has {drafts === 1 ? "one unsaved text" : `${drafts} unsaved texts`}. Remove{" "}
          {drafts === 1 ? "it" : "them"} if other people use this computer.
        </p>
        <div className="acts">
          <button type="button" className="btn" onClick={() => void logOut()}>
            Log out and keep {drafts === 1 ? "it" : "them"}
          </button>
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              removeKeptDrafts();
              void logOut();
            }}
          >
            Log out and remove {drafts === 1 ? "it" : "them"}
          </button>
          <button type="button" className="btn quiet" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </div>
      </Dialog>
    </>
  );
}
