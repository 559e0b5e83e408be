import { Icon } from "../../../ui/kit/icon.tsx";
import { Badge } from "./badge.tsx";

/** Whether an entry is public, as an icon and a word; `on` is the day from which it will be. */
export function PublicationBadge({ state, on }: { state: "published" | "draft" | "scheduled"; on?: string }) {
  if (state === "draft") {
    return (
      <Badge tone="plain">
        <Icon name="pencil" />
        Draft
      </Badge>
    );
  }
  if (state === "scheduled") {
    return (
      <Badge tone="info">
        <Icon name="clock" />
        Scheduled{on !== undefined && <span className="sr"> for {on}</span>}
      </Badge>
    );
  }
  return (
    <Badge tone="good">
      <Icon name="check" />
      Published
    </Badge>
  );
}
