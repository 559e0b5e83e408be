import { catalogue } from "../platform/languages/catalogue.ts";

/** What locations of the starter content say beside the names of places. */
type LocationPart =
  | "Ruhunu Kataragama Devalaya"
  | "Sri Dalada Maligawa"
  | "Thai Elephant Conservation Centre"
  | "Millangoda family"
  | "Bellanwila"
  | "Kataragama"
  | "Kelaniya"
  | "Lampang"
  | "Pallekele"
  | "Panama"
  | "Thailand"
  | "kept at Suduhumpola"
  | "his body is on show there"
  | "preserved in his own museum beside the temple"
  | "skeleton in the National Museum"
  | "later the"
  | "later"
  | "Ruwanwella, then"
  | "formerly"
  | "and";

/** English locations stay as they are: only the other languages have words. */
export const LOCATION_WORDS = catalogue({} as Record<LocationPart, string>);

/** Several places of one kind, which is named once: "Yala and Kumana national parks". */
export const placesTogether = catalogue({
  district: (names: string) => `${names} districts`,
  park: (names: string) => `${names} national parks`,
});
