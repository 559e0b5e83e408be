import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import type { Shown } from "./list-state.ts";
import type { ChangeOfChosen } from "./use-entry-actions.browser.ts";

type TagDialogProps = {
  open: boolean;
  show: Shown;
  /** "12 tuskers". */
  chosen: string;
  onDo(change: ChangeOfChosen): void;
  onCancel(): void;
};

function TagForm({ show, chosen, onDo, onCancel }: Omit<TagDialogProps, "open">) {
  // Only offered: without them, a tag is typed.
  const { data: known = [] } = useQuery({
    queryKey: ["tags of entries", show],
    queryFn: ({ signal }) => bodyOf(adminApi.api[show].tags.all.$get({}, { init: { signal } })),
  });
  const [tag, setTag] = useState("");
  const [error, setError] = useState<string>();
  const run = (action: "add tag" | "remove tag") => {
    if (tag.trim() === "") setError("Type a tag.");
    else onDo({ action, tag: tag.trim() });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run("add tag");
      }}
    >
      <TextInput
        label="Tag"
        value={tag}
        maxLength={60}
        list="known-tags"
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setTag(event.target.value);
          setError(undefined);
        }}
      />
      <datalist id="known-tags">
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div className="acts">
        <button type="submit" className="btn">
          Add to {chosen}
        </button>
        <button type="button" className="btn quiet" onClick={() => run("remove tag")}>
          Remove
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Asks for a tag to add to all chosen entries, or to remove from them. */
export const TagDialog = ({ open, onCancel, ...form }: TagDialogProps) => (
  <Dialog open={open} onClose={onCancel} title="Tags of all that are chosen">
    {open && <TagForm onCancel={onCancel} {...form} />}
  </Dialog>
);
