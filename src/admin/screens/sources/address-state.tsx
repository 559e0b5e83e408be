import type { ListedLibrarySource } from "../../../content/sources/library-source.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Badge } from "../../kit/ui/badge.tsx";
import { addressWord } from "./address-words.ts";

/** The state of a source's address: a word with an icon. */
export function AddressState({ source }: { source: Pick<ListedLibrarySource, "url" | "archiveUrl" | "addressCheck"> }) {
  const { word, icon, tone } = addressWord(source, source.addressCheck);
  return (
    <Badge tone={tone}>
      {icon !== undefined && <Icon name={icon} />}
      {word}
    </Badge>
  );
}
