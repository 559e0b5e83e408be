import { catalogue } from "../../platform/languages/catalogue.ts";

/** Why a review link shows nothing, for the expert who opens it. */
export const words = catalogue({
  noReview: "There is no review at this address.",
  expired: "This link has expired: it worked for 14 days. Please ask whoever sent it to you for a new one.",
  revoked: "This link was withdrawn. Please ask whoever sent it to you if you were still to read the text.",
  over: "This text has been decided, so it takes no more comments. Thank you for reading it.",
  gone: "The entry that this text belongs to was deleted, so there is nothing to read any more.",
  again: "The text was changed since you opened the page. What you wrote is still below. Please read the text again.",
  tooMany: "So many comments came by this link that it takes no more. Please write to whoever sent it to you.",
});
