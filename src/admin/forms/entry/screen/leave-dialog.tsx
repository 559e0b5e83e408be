import { ConfirmDialog } from "../../../kit/ui/confirm-dialog.tsx";
import type { SharedValues } from "../entry-definition.ts";
import type { EntryForm } from "../use-entry-form.browser.ts";
import { useLeaveGuard } from "../use-leave-guard.browser.ts";

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveDialog<Values extends SharedValues, Content>({ entry }: { entry: EntryForm<Values, Content> }) {
  const blocker = useLeaveGuard(entry.hasUnsaved);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      text="Leave without saving?"
      confirm="Leave"
      tone="plain"
      onConfirm={() => {
        entry.draft.keepNow();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>You have unsaved changes. This browser keeps them, and offers them when you come back to this page.</p>
    </ConfirmDialog>
  );
}
