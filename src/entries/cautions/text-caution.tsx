import { Icon } from "../../platform/ui/icon.tsx";

/** What may do harm in the text above, said as soon as it is there. */
export function TextCaution({ id, words }: { id?: string; words: string | undefined }) {
  return (
    <div role="status" id={id}>
      {words !== undefined && (
        <p className="caution">
          <Icon name="info" />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
