import { useOwnRole } from "../../admin/layout/own-role.tsx";

/** Whether the account may change an entry with this publication: a draft, or any entry if it may publish. */
export function useCanChange(): (entry: { publication: string }) => boolean {
  const { may } = useOwnRole();
  return ({ publication }) => publication === "draft" || may("publish");
}
