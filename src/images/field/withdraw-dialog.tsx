import { useMutation, useQuery } from "@tanstack/react-query";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { ONCE } from "../../admin/api/admin-queries.tsx";
import { bodyOf } from "../../admin/api/failure.ts";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import type { WithdrawnImage } from "../library/image-library.ts";
import { forgetIdleImages } from "../stored/use-stored-images.browser.ts";
import { withdrawalText } from "./withdraw-words.ts";

const call = adminApi.api.uploads[":name"];

type WithdrawDialogProps = {
  name: string;
  onWithdrawn(withdrawn: WithdrawnImage): void;
  onCancel(): void;
};

/** Asks for confirmation before an image is withdrawn from everywhere, and lists exactly what will be removed. */
export function WithdrawDialog({ name, onWithdrawn, onCancel }: WithdrawDialogProps) {
  const param = { name: encodeURIComponent(name) };
  const { data: image } = useQuery({
    queryKey: ["image", name],
    queryFn: ({ signal }) => bodyOf(call.$get({ param }, { init: { signal } })),
    // Once it is withdrawn, there is nothing to load.
    ...ONCE,
  });
  const withdrawal = useMutation({
    mutationFn: () => bodyOf(call.withdraw.$post({ param })),
    onSuccess: (withdrawn) => {
      forgetIdleImages();
      onWithdrawn(withdrawn);
    },
  });
  return (
    <ConfirmDialog
      open
      text={`Withdraw ${name} now?`}
      confirm="Remove everywhere now"
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onCancel={onCancel}
    >
      <p>
        {image === undefined
          ? "It is removed at once from every entry, from all their older versions, from the bin and from the store."
          : withdrawalText(image)}
      </p>
      <p>Its address then returns Not Found. This cannot be undone.</p>
      <div role="alert">
        {withdrawal.error !== null && (
          <p className="err">
            <Icon name="triangle-alert" />
            <span>It could not be withdrawn: {withdrawal.error.message}</span>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
