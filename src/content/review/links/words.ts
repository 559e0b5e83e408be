import { inLanguages } from "../../../platform/languages/words.ts";

/** Why a review link shows nothing, for the expert who opens it. */
export const words = inLanguages({
  noReview: {
    en: "There is no review at this address.",
    si: "මෙම ලිපිනයේ සමාලෝචනයක් නැත.",
    ta: "இந்த முகவரியில் எந்த மதிப்பாய்வும் இல்லை.",
  },
  expired: {
    en: "This link has expired: it worked for 14 days. Please ask whoever sent it to you for a new one.",
    si: "මෙම සබැඳිය කල් ඉකුත් වී ඇත: එය වලංගු වූයේ දින 14කට ය. කරුණාකර එය ඔබට එවූ අයගෙන් අලුත් සබැඳියක් ඉල්ලන්න.",
    ta: "இந்த இணைப்பு காலாவதியாகிவிட்டது: இது 14 நாட்களுக்குச் செல்லுபடியானது. இதை உங்களுக்கு அனுப்பியவரிடம் புதிய இணைப்பைக் கேளுங்கள்.",
  },
  revoked: {
    en: "This link was withdrawn. Please ask whoever sent it to you if you were still to read the text.",
    si: "මෙම සබැඳිය අවලංගු කර ඇත. ඔබ තවමත් පෙළ කියවිය යුතු නම්, කරුණාකර එය ඔබට එවූ අයගෙන් විමසන්න.",
    ta: "இந்த இணைப்பு திரும்பப் பெறப்பட்டது. உரையை நீங்கள் இன்னும் வாசிக்க வேண்டுமா என இதை அனுப்பியவரிடம் கேளுங்கள்.",
  },
  over: {
    en: "This text has been decided, so it takes no more comments. Thank you for reading it.",
    si: "මෙම පෙළ ගැන තීරණයක් ගෙන ඇත; එබැවින් තවත් අදහස් භාර නොගැනේ. කියවීම ගැන ස්තුතියි.",
    ta: "இந்த உரை குறித்து முடிவெடுக்கப்பட்டுவிட்டது; எனவே இனி கருத்துகள் ஏற்கப்படாது. வாசித்தமைக்கு நன்றி.",
  },
  gone: {
    en: "The entry that this text belongs to was deleted, so there is nothing to read any more.",
    si: "මෙම පෙළ අයත් සටහන මකා දමා ඇත; එබැවින් කියවීමට කිසිවක් නැත.",
    ta: "இந்த உரைக்குரிய பதிவு நீக்கப்பட்டது; எனவே வாசிக்க எதுவும் இல்லை.",
  },
  again: {
    en: "The text was changed since you opened the page. What you wrote is still below. Please read the text again.",
    si: "ඔබ පිටුව විවෘත කළ පසු පෙළ වෙනස් කර ඇත. ඔබ ලියූ දේ තවමත් පහත ඇත. කරුණාකර පෙළ නැවත කියවන්න.",
    ta: "நீங்கள் பக்கத்தைத் திறந்த பிறகு உரை மாற்றப்பட்டது. நீங்கள் எழுதியது கீழே உள்ளது. உரையை மீண்டும் வாசியுங்கள்.",
  },
  tooMany: {
    en: "So many comments came by this link that it takes no more. Please write to whoever sent it to you.",
    si: "මෙම සබැඳියෙන් අදහස් වැඩි ගණනක් ලැබී ඇති බැවින් තවත් භාර නොගැනේ. කරුණාකර එය ඔබට එවූ අයට ලියන්න.",
    ta: "இந்த இணைப்பின் வழியாக மிக அதிகமான கருத்துகள் வந்துவிட்டன; இனி ஏற்கப்படாது. இதை அனுப்பியவருக்கு எழுதுங்கள்.",
  },
});
