import { words as keyKeyPageLiveWords } from "../key/key-page/live-words.ta.ts";
import { words as messagesContactPage } from "../messages/contact-page/words.ta.tsx";
import { words as messages } from "../messages/words.ta.ts";

/** What browsers render in Tamil: the parts of pages that React takes over. By the names of the catalogues. */
export const words = {
  "key/key-page/live-words": keyKeyPageLiveWords,
  messages: messages,
  "messages/contact-page": messagesContactPage,
};
