import { holdsToken, onToken } from "../../platform/ui/signed-in.browser.ts";

/** Shows the link to the admin area where this browser holds a token. */
export function watchDashboardLink(): void {
  const show = () => {
    const link = document.querySelector<HTMLElement>("[data-dashboard]");
    if (link !== null) link.hidden = !holdsToken();
  };
  onToken(show);
  show();
}
