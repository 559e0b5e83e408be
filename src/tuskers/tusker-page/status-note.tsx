import { Icon } from "../../platform/ui/icon.tsx";

/** What the record has to tell about a status beyond its date: where its sources disagree or end. */
export function StatusNote({ note }: { note: string }) {
  return (
    <p className="asof">
      <Icon name="info" />
      <span>{note}</span>
    </p>
  );
}
