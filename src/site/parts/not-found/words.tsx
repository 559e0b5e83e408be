import type { ReactNode } from "react";
import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import type { NotFoundVariant } from "./variant.ts";

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

export const words = inLanguages({
  titles: {
    tusker: { en: "Tusker Not Found", si: "දළ ඇතා හමු නොවුණි", ta: "கொம்பன் கிடைக்கவில்லை" },
    article: { en: "Article Not Found", si: "ලිපිය හමු නොවුණි", ta: "கட்டுரை கிடைக்கவில்லை" },
    search: { en: "Page Not Found", si: "පිටුව හමු නොවුණි", ta: "பக்கம் கிடைக்கவில்லை" },
    page: { en: "Page Not Found", si: "පිටුව හමු නොවුණි", ta: "பக்கம் கிடைக்கவில்லை" },
  } satisfies Record<NotFoundVariant["kind"], Word<string>>,
  noPage: {
    en: "We can’t find that page. It may have moved.",
    si: "එම පිටුව අපට සොයාගත නොහැක. එය වෙනත් තැනකට ගෙන ගොස් තිබිය හැකිය.",
    ta: "அந்தப் பக்கத்தைக் கண்டுபிடிக்க முடியவில்லை. அது இடம் மாறியிருக்கலாம்.",
  },
  noSearch: {
    en: (query: string | undefined) =>
      query === undefined ? (
        "This search could not be run."
      ) : (
        <>
          The search for <b>{query}</b> could not be run.
        </>
      ),
    si: noSearch,
    ta: (query: string | undefined) =>
      query === undefined ? (
        <>இந்தத் தேடலை மேற்கொள்ள முடியவில்லை.</>
      ) : (
        <>
          <b>{query}</b> என்பதற்கான தேடலை மேற்கொள்ள முடியவில்லை.
        </>
      ),
  },
  noTusker: {
    en: (id: string | undefined) =>
      id === undefined ? (
        "We can’t find that tusker. He may have been given another name, or his page may have been removed."
      ) : (
        <>
          We can’t find a tusker with the id <b>{id}</b>. He may have been given another name, or his page may have been
          removed.
        </>
      ),
    si: noTusker,
    ta: (id: string | undefined) =>
      id === undefined ? (
        <>அந்தக் கொம்பனைக் கண்டுபிடிக்க முடியவில்லை. அதற்கு வேறு பெயர் வழங்கப்பட்டிருக்கலாம், அல்லது அதன் பக்கம் அகற்றப்பட்டிருக்கலாம்.</>
      ) : (
        <>
          <b>{id}</b> என்ற அடையாளக் குறியீடு கொண்ட கொம்பனைக் கண்டுபிடிக்க முடியவில்லை. அதற்கு வேறு பெயர் வழங்கப்பட்டிருக்கலாம், அல்லது அதன்
          பக்கம் அகற்றப்பட்டிருக்கலாம்.
        </>
      ),
  },
  noArticle: {
    en: (id: string | undefined) =>
      id === undefined ? (
        "We can’t find that article. It may have another title now, or may have been removed."
      ) : (
        <>
          We can’t find an article with the id <b>{id}</b>. It may have another title now, or may have been removed.
        </>
      ),
    si: noArticle,
    ta: (id: string | undefined) =>
      id === undefined ? (
        <>அந்தக் கட்டுரையைக் கண்டுபிடிக்க முடியவில்லை. அதற்கு வேறு தலைப்பு வழங்கப்பட்டிருக்கலாம், அல்லது அது அகற்றப்பட்டிருக்கலாம்.</>
      ) : (
        <>
          <b>{id}</b> என்ற அடையாளக் குறியீடு கொண்ட கட்டுரையைக் கண்டுபிடிக்க முடியவில்லை. அதற்கு வேறு தலைப்பு வழங்கப்பட்டிருக்கலாம், அல்லது
          அது அகற்றப்பட்டிருக்கலாம்.
        </>
      ),
  },
  buttons: {
    home: { en: "Return to Home", si: "ආපසු මුල් පිටුවට", ta: "முகப்புக்குத் திரும்புங்கள்" },
    browseTuskers: { en: "Browse Tuskers", si: "දළ ඇතුන් බලන්න", ta: "கொம்பன்களைப் பாருங்கள்" },
    browseAllTuskers: { en: "Browse All Tuskers", si: "සියලු දළ ඇතුන් බලන්න", ta: "எல்லாக் கொம்பன்களையும் பாருங்கள்" },
    browseAllArticles: { en: "Browse All Articles", si: "සියලු ලිපි බලන්න", ta: "எல்லாக் கட்டுரைகளையும் பாருங்கள்" },
    tryAgain: { en: "Try Again", si: "නැවත උත්සාහ කරන්න", ta: "மீண்டும் முயலுங்கள்" },
  },
});
