import type { ReactNode } from "react";
import type { words as english } from "./words.en.tsx";

const noSearch = (query: string | undefined): ReactNode =>
  query === undefined ? (
    "මෙම සෙවීම සිදු කළ නොහැකි විය."
  ) : (
    <>
      <b>{query}</b> සඳහා සෙවීම සිදු කළ නොහැකි විය.
    </>
  );

const noTusker = (id: string | undefined): ReactNode =>
  id === undefined ? (
    "එම දළ ඇතා අපට සොයාගත නොහැක. ඔහුට වෙනත් නමක් දී හෝ ඔහුගේ පිටුව ඉවත් කර හෝ තිබිය හැකිය."
  ) : (
    <>
      <b>{id}</b> යන හැඳුනුම සහිත දළ ඇතෙක් අපට සොයාගත නොහැක. ඔහුට වෙනත් නමක් දී හෝ ඔහුගේ පිටුව ඉවත් කර හෝ තිබිය හැකිය.
    </>
  );

const noArticle = (id: string | undefined): ReactNode =>
  id === undefined ? (
    "එම ලිපිය අපට සොයාගත නොහැක. එයට වෙනත් මාතෘකාවක් දී හෝ එය ඉවත් කර හෝ තිබිය හැකිය."
  ) : (
    <>
      <b>{id}</b> යන හැඳුනුම සහිත ලිපියක් අපට සොයාගත නොහැක. එයට වෙනත් මාතෘකාවක් දී හෝ එය ඉවත් කර හෝ තිබිය හැකිය.
    </>
  );

export const words: typeof english = {
  titles: {
    tusker: "දළ ඇතා හමු නොවුණි",
    article: "ලිපිය හමු නොවුණි",
    search: "පිටුව හමු නොවුණි",
    page: "පිටුව හමු නොවුණි",
  },
  noPage: "එම පිටුව අපට සොයාගත නොහැක. එය වෙනත් තැනකට ගෙන ගොස් තිබිය හැකිය.",
  // The type of the English ones holds their very texts.
  noSearch: noSearch as typeof english.noSearch,
  noTusker: noTusker as typeof english.noTusker,
  noArticle: noArticle as typeof english.noArticle,
  buttons: {
    home: "ආපසු මුල් පිටුවට",
    browseTuskers: "දළ ඇතුන් බලන්න",
    browseAllTuskers: "සියලු දළ ඇතුන් බලන්න",
    browseAllArticles: "සියලු ලිපි බලන්න",
    tryAgain: "නැවත උත්සාහ කරන්න",
  },
};
