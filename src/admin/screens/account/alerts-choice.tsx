import { useMutation } from "@tanstack/react-query";
import { Tick } from "../../forms/entry/fields/tick.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { succeeded } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";

/** Whether an administrator gets mail when the site needs attention. Stored as soon as it is ticked. */
export function AlertsChoice({ wanted }: { wanted: boolean }) {
  const { notify } = useNotices();
  const choose = useMutation({
    mutationFn: (next: boolean) => succeeded(adminApi.api.account.alerts.$put({ json: { wanted: next } })),
    onSuccess: (_, next) =>
      notify(next ? "You will get mail when the site needs attention." : "You will not get these mails any more."),
    onError: ({ message }) => notify(`The choice was not stored: ${message}`, "bad"),
  });
  return (
    <Tick checked={wanted} onChange={({ target }) => choose.isPending || choose.mutate(target.checked)}>
      Mail me when the site needs attention, such as a failed backup
    </Tick>
  );
}
