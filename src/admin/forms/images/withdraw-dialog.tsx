import { useMutation, useQuery } from "@tanstack/react-query";
import type { WithdrawnImage } from "../../../content/image-library/image-library.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { forgetIdleImages } from "../../inputs/stored-images/use-stored-images.browser.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ONCE } from "../../kit/api/admin-queries.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
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
