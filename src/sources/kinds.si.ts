import type { kinds as english } from "./kinds.en.ts";

export const kinds: typeof english = {
  official: "නිල ආයතනයක්",
  news: "පුවත් වාර්තාවක්",
  specialist: "විශේෂඥ ආයතනයක්",
  research: "පර්‍යේෂණ ලිපියක්",
  encyclopedia: "විශ්වකෝෂයක්",
  directory: "නාමාවලියක්",
  blog: "බ්ලොග් හෝ ප්‍රජා පිටුවක්",
  operator: "සෆාරි සංවිධායකයෙක් හෝ හෝටලයක්",
  film: "චිත්‍රපටයක්",
  own: "අපගේම වාර්තාවක්",
  book: "පොතක්",
  other: "වෙනත් මූලාශ්‍රයක්",
};
