import { useCallback, useState } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { WithdrawnImage } from "../library/image-library.ts";
import { loadImage, withdrawImage } from "../stored/image-calls.browser.ts";
import { withdrawalText } from "./withdraw-words.ts";

type WithdrawDialogProps = {
  name: string;
  onWithdrawn(withdrawn: WithdrawnImage): void;
  onCancel(): void;
};

/** Asks for confirmation before an image is withdrawn from everywhere, and lists exactly what will be removed. */
export function WithdrawDialog({ name, onWithdrawn, onCancel }: WithdrawDialogProps) {
  const load = useCallback((signal: AbortSignal) => loadImage(name, signal), [name]);
  const { content: image } = useLoaded(load);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const withdraw = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const withdrawn = await withdrawImage(name);
      onWithdrawn(withdrawn);
    } catch (error) {
      setTrouble(failureOf(error).message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      text={`Withdraw ${name} now?`}
      confirm="Remove everywhere now"
      busy={busy}
      onConfirm={() => void withdraw()}
      onCancel={onCancel}
    >
      <p>
        {image === undefined
          ? "It is removed at once from every entry, from all their older versions, from the bin and from the store."
          : withdrawalText(image)}
      </p>
      <p>Its address then returns Not Found. This cannot be undone.</p>
      <div role="alert">
        {trouble !== undefined && (
          <p className="err">
            <Icon name="triangle-alert" />
            <span>It could not be withdrawn: {trouble}</span>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
