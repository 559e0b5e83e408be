import { useLeaveGuard } from "../../forms/entry/use-leave-guard.browser.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";

/** Asks before the screen is left with unsaved changes. `hasUnsaved` must be stable from render to render. */
export function LeaveQuestion({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const blocker = useLeaveGuard(hasUnsaved);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      text="Discard your changes?"
      confirm="Leave it"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>Your changes are not saved.</p>
    </ConfirmDialog>
  );
}
