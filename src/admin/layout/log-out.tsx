import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Dialog } from "../../platform/ui/forms/dialog.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { keptDrafts, removeKeptDrafts } from "../api/kept-drafts.browser.ts";
import { readToken, removeToken } from "../api/token.browser.ts";

const LOGIN = "/admin/login";

/** Ends the session on the server too. Where that cannot be reached it ends by itself, and this browser forgets it. */
async function endSession(): Promise<void> {
  const token = readToken();
  removeToken();
  if (token === null) return;
  try {
    // Not by the admin area's own client: it reads the token, which is gone already.
    // Kept alive: the browser sends it even if the page is closed at once.
    const headers = { Authorization: `Bearer ${token}` };
    await fetch("/api/auth/logout", { method: "POST", headers, keepalive: true });
  } catch {
    // No network: there is nobody to tell.
  }
}

/** The way out. Where the browser keeps unsaved work, it asks what is to become of it. */
export function LogOutButton() {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);

  // A form with unsaved work may ask to stay, and then nothing has happened. Once the way is free the session ends at
  // once, not only when the next page has been loaded: until then somebody may close the browser.
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
    // Where the next page was there so fast that nothing was seen of the way to it.
    if (location.pathname === LOGIN) await endSession();
  };
  const begin = () => {
    const kept = keptDrafts().length;
    setDrafts(kept);
    if (kept > 0) setAsking(true);
    else void logOut();
  };
  return (
    <>
      <button type="button" onClick={begin}>
        <Icon name="log-out" />
        Logout
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Log out?">
        <p>
          This browser keeps {drafts === 1 ? "one text that was not saved" : `${drafts} texts that were not saved`}.
          Remove {drafts === 1 ? "it" : "them"} if other people use this computer.
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
