import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SharedValues } from "../entry-definition.ts";

/** With more pictures than this the right column belongs to them. */
const FEW = 2;

/** The sheet on which an entry's panels lie: the facts at the left, the pictures at the right, the text across. */
export function EntrySheet({ children }: { children: ReactNode }) {
  const { control } = useFormContext<SharedValues>();
  const pictures = useWatch({ control, name: "pictures" });
  return <div className={pictures.length > FEW ? "entrysheet many" : "entrysheet"}>{children}</div>;
}
