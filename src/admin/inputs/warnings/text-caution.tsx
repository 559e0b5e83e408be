import { Caution } from "../../kit/ui/caution.tsx";

/** A warning about the text above, announced as soon as it appears. */
export function TextCaution({ id, words }: { id?: string; words: string | undefined }) {
  return (
    <div role="status" id={id}>
      {words !== undefined && <Caution>{words}</Caution>}
    </div>
  );
}
