import { words as keyKeyPageLiveWords } from "../key/key-page/live-words.si.ts";
import { words as messagesContactPage } from "../messages/contact-page/words.si.tsx";
import { words as messages } from "../messages/words.si.ts";

/** What browsers render in Sinhala: the parts of pages that React takes over. By the names of the catalogues. */
export const words = {
  "key/key-page/live-words": keyKeyPageLiveWords,
  messages: messages,
  "messages/contact-page": messagesContactPage,
};
