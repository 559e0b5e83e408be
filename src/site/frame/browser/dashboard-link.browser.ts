import { holdsToken, onToken } from "../../../ui/kit/signed-in.browser.ts";
import { SIGNED_IN } from "../../../ui/styles/dark-mode-script.ts";

/** Shows the link to the admin area where this browser holds a token, also as another tab signs in or out. */
export function watchDashboardLink(): void {
  const show = () => document.body.classList.toggle(SIGNED_IN, holdsToken());
  onToken(show);
  show();
}
