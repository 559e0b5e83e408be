import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../ui/kit/forms/dialog.tsx";
import { TOKEN_KEYS } from "../../ui/kit/signed-in.browser.ts";
import { SIGN_IN_ENDED, SIGNED_IN_AGAIN } from "../kit/api/admin-api.browser.ts";
import { LOGGED_OUT, readToken } from "../kit/api/token.browser.ts";
import { useNotices } from "../kit/ui/notices.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { loginAddress } from "./redirect-target.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Whether the page holds something that leaving it would lose: a form with unsaved text cancels the event. */
const hasUnsaved = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/**
 * Asks for a new sign-in in a dialog over the page, so that nothing on it is lost. It opens when the API rejects the
 * token or another tab loses it, and closes when another tab signs in. Where somebody logged out in another tab, a page
 * without unsaved work goes to the login: what it shows may be private.
 */
export function SignInEnded() {
  const [open, setOpen] = useState(false);
  const { notify } = useNotices();
  const navigate = useNavigate();
  const leave = useCallback(() => {
    setOpen(false);
    void navigate(loginAddress(location.pathname + location.search));
  }, [navigate]);

  useEffect(() => {
    const end = () => setOpen(true);
    const follow = (event: StorageEvent) => {
      if (event.key === LOGGED_OUT && event.newValue !== null && !hasUnsaved()) return leave();
      // The key is null when another tab has cleared the whole storage.
      if (event.key !== null && !(TOKEN_KEYS as readonly string[]).includes(event.key)) return;
      setOpen(readToken() === null);
      if (readToken() !== null) window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
    };
    window.addEventListener(SIGN_IN_ENDED, end);
    window.addEventListener("storage", follow);
    return () => {
      window.removeEventListener(SIGN_IN_ENDED, end);
      window.removeEventListener("storage", follow);
    };
  }, [leave]);

  const goOn = () => {
    setOpen(false);
    notify("You are signed in again. Your work is as you left it.", "info");
    window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
  };
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Your sign-in has ended">
      <p>Sign in again to continue. Nothing on this page is lost.</p>
      <SignInForm onSignedIn={goOn} />
      <PasskeySignIn onSignedIn={goOn} />
      <div className="acts">
        <button type="button" className="linklike" onClick={() => setOpen(false)}>
          Not now
        </button>
        <button type="button" className="linklike" onClick={leave}>
          Leave this page
        </button>
      </div>
    </Dialog>
  );
}
