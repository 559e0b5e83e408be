import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { useLeaveGuard } from "../../entries/form/use-leave-guard.browser.ts";

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
