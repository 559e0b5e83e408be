import { SIGNED_IN } from "../../platform/styles/dark-mode-script.ts";
import { holdsToken, onToken } from "../../platform/ui/signed-in.browser.ts";

/** Shows the link to the admin area where this browser holds a token, also as another tab signs in or out. */
export function watchDashboardLink(): void {
  const show = () => document.body.classList.toggle(SIGNED_IN, holdsToken());
  onToken(show);
  show();
}
