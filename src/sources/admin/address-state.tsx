import { Badge } from "../../admin/ui/badge.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import type { ListedLibrarySource } from "../library-source.ts";
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
