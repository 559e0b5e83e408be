import { useState } from "react";
import { failureOf } from "../../../admin/api/failure.ts";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { Tick } from "../../../entries/form/fields/tick.tsx";
import { chooseAlerts } from "./account-calls.browser.ts";

/** Whether an administrator gets mail when the site needs attention. Stored as soon as it is ticked. */
export function AlertsChoice({ wanted, onChanged }: { wanted: boolean; onChanged(): void }) {
  const [busy, setBusy] = useState(false);
  const { notify } = useNotices();
  const choose = async (next: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await chooseAlerts(next);
      notify(next ? "You will get mail when the site needs attention." : "You will not get these mails any more.");
      onChanged();
    } catch (error) {
      notify(`The choice was not stored: ${failureOf(error).message}`, "bad");
    }
    setBusy(false);
  };
  return (
    <Tick checked={wanted} onChange={(event) => void choose(event.target.checked)}>
      Mail me when the site needs attention, such as a failed backup
    </Tick>
  );
}
