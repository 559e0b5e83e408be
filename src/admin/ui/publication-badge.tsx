import { Icon } from "../../platform/ui/icon.tsx";

/** Whether the public sees an entry, in a word and a sign; `on` is the day from which it will. */
export function PublicationBadge({ state, on }: { state: "published" | "draft" | "scheduled"; on?: string }) {
  if (state === "draft") {
    return (
      <span className="badge plain">
        <Icon name="pencil" />
        Draft
      </span>
    );
  }
  if (state === "scheduled") {
    return (
      <span className="badge info">
        <Icon name="clock" />
        Scheduled{on !== undefined && <span className="sr"> for {on}</span>}
      </span>
    );
  }
  return (
    <span className="badge good">
      <Icon name="check" />
      Published
    </span>
  );
}
