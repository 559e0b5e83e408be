import { inLanguages } from "../../platform/languages/words.ts";

/** What the server says of the guide. Numbers are filled in by the script of the page: {size}, {done}, {days}. */
export const words = inLanguages({
  title: { en: "Offline guide", si: "නොබැඳි අත්පොත", ta: "இணையமில்லா வழிகாட்டி" },
  description: {
    en: "All tuskers with their portraits, the key, the map and how to watch responsibly, kept on your device for where there is no signal.",
    si: "සියලුම දළ ඇතුන් ඔවුන්ගේ රූප සමඟ, හඳුනාගැනීමේ යතුර, සිතියම සහ වගකීමෙන් නැරඹීමේ ක්‍රම; සංඥා නැති තැන් සඳහා ඔබේ උපාංගයේ තබාගත හැකිය.",
    ta: "அனைத்துக் கொம்பன்களும் அவற்றின் படங்களும், அடையாளம் காணும் திறவுகோல், வரைபடம், பொறுப்புடன் பார்ப்பது எப்படி என்பவை; இணைய இணைப்பு இல்லாத இடங்களுக்காக உங்கள் சாதனத்தில்.",
  },
  keywords: {
    en: ["offline guide", "elephants without signal", "tuskers of Sri Lanka"],
    si: ["සංඥා නැති අත්පොත", "දළ ඇතුන්ගේ අත්පොත", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
    ta: ["இணையம் இல்லாத இடத்துக்கான வழிகாட்டி", "கொம்பன்களின் வழிகாட்டி", "இலங்கையின் கொம்பன்கள்"],
  },
  lead: {
    en: "Going into the park? Save the guide for offline use. It needs no signal, and it sends nothing.",
    si: "වනෝද්‍යානයට යනවාද? සංඥා නැති තැන්වලට අත්පොත සුරකින්න. එය කිසිවක් යවන්නේ නැත.",
    ta: "பூங்காவுக்குச் செல்கிறீர்களா? இணைப்பு இல்லாத இடங்களுக்காக வழிகாட்டியைச் சேமியுங்கள். அது எதையும் அனுப்புவதில்லை.",
  },
  take: { en: "Save the guide", si: "අත්පොත සුරකින්න", ta: "வழிகாட்டியைச் சேமியுங்கள்" },
  about: { en: "{size} MB, as of {made}", si: "{size} MB, {made} දිනට", ta: "{size} MB, {made} நிலவரப்படி" },
  held: { en: "Tuskers with their portraits", si: "දළ ඇතුන් ඔවුන්ගේ රූප සමඟ", ta: "கொம்பன்களும் அவற்றின் படங்களும்" },
  heldOf: {
    en: "{held} of {all} tuskers with their portraits, those that may be alive first",
    si: "දළ ඇතුන් {all} න් {held} ඔවුන්ගේ රූප සමඟ; ජීවතුන් අතර සිටිය හැකි අය පළමුව",
    ta: "{all} கொம்பன்களில் {held}, அவற்றின் படங்களுடன்; உயிருடன் இருக்கக்கூடியவை முதலில்",
  },
  heldAll: {
    en: "All {held} tuskers with their portraits",
    si: "දළ ඇතුන් {held} සියල්ල ඔවුන්ගේ රූප සමඟ",
    ta: "அனைத்து {held} கொம்பன்களும் அவற்றின் படங்களும்",
  },
  inIt: {
    en: ["The key and the map", "How to watch responsibly"],
    si: ["යතුර සහ සිතියම", "වගකීමෙන් නරඹන අයුරු"],
    ta: ["திறவுகோலும் வரைபடமும்", "பொறுப்புடன் பார்ப்பது எப்படி"],
  },
  keeps: {
    en: "It stays on this device until you remove it, one guide at a time, in one language. With signal, it sometimes asks this site what has been withdrawn, and removes it.",
    si: "ඔබ එය ඉවත් කරන තුරු මෙම උපාංගයේ පවතී; වරකට එක් භාෂාවකින් එක් අත්පොතක් පමණි. සංඥා ඇති විට, ඉවත් කර ඇත්තේ මොනවාදැයි අත්පොත ඉඳහිට මෙම අඩවියෙන් විමසා, ඒවා මකා දමයි.",
    ta: "நீங்கள் அகற்றும் வரை இது இச்சாதனத்தில் இருக்கும்; ஒரு நேரத்தில் ஒரு மொழியில் ஒரு வழிகாட்டி மட்டுமே. இணைப்பு இருக்கும்போது, எவை திரும்பப் பெறப்பட்டன என்று வழிகாட்டி சில வேளைகளில் இத்தளத்திடம் கேட்டு, அவற்றை அகற்றும்.",
  },
  withoutScript: {
    en: "Saving the guide needs JavaScript, which is switched off in this browser.",
    si: "අත්පොත සුරැකීමට ස්ක්‍රිප්ට් අවශ්‍යය; මෙම බ්‍රව්සරයේ ඒවා ක්‍රියාවිරහිත කර ඇත.",
    ta: "வழிகாட்டியைச் சேமிக்க நிரல்கள் தேவை; இந்த உலாவியில் அவை முடக்கப்பட்டுள்ளன.",
  },
  unsupported: {
    en: "This browser does not keep guides. A private window may be the reason, or an address that does not begin with https.",
    si: "මෙම බ්‍රව්සරය අත්පොත් තබා නොගනී. පුද්ගලික කවුළුවක් හෝ ආරක්ෂිත නොවන ලිපිනයක් එයට හේතුව විය හැකිය.",
    ta: "இந்த உலாவி வழிகாட்டிகளை வைத்திருப்பதில்லை. தனிப்பட்ட சாளரம் அல்லது பாதுகாப்பற்ற முகவரி இதற்குக் காரணமாக இருக்கலாம்.",
  },
  taking: {
    title: { en: "Saving the guide…", si: "අත්පොත සුරැකෙමින් පවතී…", ta: "வழிகாட்டி சேமிக்கப்படுகிறது…" },
    progress: { en: "{done} of {size} MB", si: "{size} MB න් {done}", ta: "{size} MB இல் {done}" },
    note: {
      en: "You may read on. The guide is used only when it is complete.",
      si: "ඔබට දිගටම කියවිය හැකිය. අත්පොත භාවිත වන්නේ එය සම්පූර්ණ වූ පසුව පමණි.",
      ta: "நீங்கள் தொடர்ந்து வாசிக்கலாம். முழுமையான பின்னரே வழிகாட்டி பயன்படுத்தப்படும்.",
    },
    cancel: { en: "Cancel", si: "අවලංගු කරන්න", ta: "ரத்து செய்யுங்கள்" },
  },
  ready: {
    title: { en: "The guide is saved", si: "අත්පොත සුරකින ලදී", ta: "வழிகாட்டி சேமிக்கப்பட்டது" },
    note: {
      en: "Without signal, the pages open from your guide by themselves. With signal you see the newest.",
      si: "සංඥා නැති විට පිටු ඔබේ අත්පොතෙන් ඉබේම විවෘත වේ. සංඥා ඇති විට ඔබ දකින්නේ අලුත්ම පිටුයි.",
      ta: "இணைப்பு இல்லாதபோது பக்கங்கள் உங்கள் வழிகாட்டியிலிருந்து தானாகவே திறக்கும். இணைப்பு இருக்கும்போது புதியவற்றைக் காண்பீர்கள்.",
    },
    newer: { en: "Check for a newer one", si: "අලුත් එකක් තිබේදැයි බලන්න", ta: "புதியது உள்ளதா எனப் பாருங்கள்" },
    newest: { en: "Your guide is the newest.", si: "ඔබේ අත්පොත අලුත්ම එකයි.", ta: "உங்கள் வழிகாட்டியே மிகப் புதியது." },
    renewal: {
      en: "A newer one: {made}, {size} MB to fetch",
      si: "අලුත් එකක් තිබේ: {made}, ලබාගත යුත්තේ {size} MB",
      ta: "புதியது ஒன்று உள்ளது: {made}, பெற வேண்டியது {size} MB",
    },
    remove: { en: "Remove the guide", si: "අත්පොත ඉවත් කරන්න", ta: "வழிகாட்டியை அகற்றுங்கள்" },
  },
  old: {
    title: {
      en: "Your guide is {days} days old",
      si: "ඔබේ අත්පොත දින {days}ක් පැරණිය",
      ta: "உங்கள் வழிகாட்டி {days} நாட்கள் பழையது",
    },
    note: {
      en: "The status of a tusker may have changed since then. Please renew it where you have signal.",
      si: "එතැන් සිට දළ ඇතෙකුගේ තත්ත්වය වෙනස් වී තිබිය හැකිය. සංඥා ඇති තැනකදී එය අලුත් කරන්න.",
      ta: "அதன் பின்னர் ஒரு கொம்பனின் நிலை மாறியிருக்கலாம். இணைப்பு உள்ள இடத்தில் அதைப் புதுப்பியுங்கள்.",
    },
    renew: { en: "Renew", si: "අලුත් කරන්න", ta: "புதுப்பியுங்கள்" },
  },
  room: {
    title: { en: "There is no room for it", si: "එයට ඉඩ මදිය", ta: "இதற்கு இடம் இல்லை" },
    needs: {
      en: "The guide needs {size} MB, and the browser gives {free} MB.",
      si: "අත්පොතට {size} MB අවශ්‍යය; බ්‍රව්සරය දෙන්නේ {free} MB.",
      ta: "வழிகாட்டிக்கு {size} MB தேவை; உலாவி தருவது {free} MB.",
    },
    note: {
      en: "Nothing new was kept. Free some room on the device and try again.",
      si: "අලුතින් කිසිවක් තබා නොගැනුණි. උපාංගයේ ඉඩ නිදහස් කර නැවත උත්සාහ කරන්න.",
      ta: "புதிதாக எதுவும் வைக்கப்படவில்லை. சாதனத்தில் இடத்தை விடுவித்து மீண்டும் முயலுங்கள்.",
    },
  },
  network: {
    title: { en: "The connection broke off", si: "සම්බන්ධතාව බිඳුණි", ta: "இணைப்பு துண்டிக்கப்பட்டது" },
    note: {
      en: "What has arrived is kept, so that the next try goes on from there. Remove it if you do not want it.",
      si: "ලැබුණු කොටස් තබාගෙන ඇති බැවින්, ඊළඟ උත්සාහය එතැන් සිට ඉදිරියට යයි. ඔබට එය අනවශ්‍ය නම් ඉවත් කරන්න.",
      ta: "வந்து சேர்ந்தவை வைக்கப்பட்டுள்ளன; அடுத்த முயற்சி அங்கிருந்து தொடரும். வேண்டாம் எனில் அகற்றுங்கள்.",
    },
  },
  damaged: {
    title: { en: "The guide did not arrive whole", si: "අත්පොත සම්පූර්ණයෙන් නොලැබුණි", ta: "வழிகாட்டி முழுமையாக வந்து சேரவில்லை" },
    note: {
      en: "A part of it was not what this site has. The site may be changing just now: try again in a few minutes.",
      si: "එහි කොටසක් මෙම අඩවියේ ඇති දෙයට සමාන නොවීය. අඩවිය මේ මොහොතේ වෙනස් වෙමින් තිබිය හැකිය: මිනිත්තු කිහිපයකින් නැවත උත්සාහ කරන්න.",
      ta: "அதன் ஒரு பகுதி இத்தளத்தில் உள்ளதைப் போல் இல்லை. தளம் இப்போது மாறிக்கொண்டிருக்கலாம்: சில நிமிடங்களில் மீண்டும் முயலுங்கள்.",
    },
  },
  again: { en: "Try again", si: "නැවත උත්සාහ කරන්න", ta: "மீண்டும் முயலுங்கள்" },
  removed: {
    title: { en: "The guide is removed", si: "අත්පොත ඉවත් කරන ලදී", ta: "வழிகாட்டி அகற்றப்பட்டது" },
    note: { en: "{size} MB are free again.", si: "{size} MB නැවත නිදහස්ය.", ta: "{size} MB மீண்டும் விடுவிக்கப்பட்டது." },
    again: { en: "Save it again", si: "නැවත සුරකින්න", ta: "மீண்டும் சேமியுங்கள்" },
  },
  contents: { en: "What to open first", si: "පළමුව විවෘත කළ යුතු දේ", ta: "முதலில் திறக்க வேண்டியவை" },
  links: {
    tuskers: { en: "All tuskers", si: "සියලුම දළ ඇතුන්", ta: "அனைத்துக் கொம்பன்கள்" },
    key: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
    places: { en: "The map", si: "සිතියම", ta: "வரைபடம்" },
    watching: { en: "How to watch", si: "නරඹන අයුරු", ta: "பார்ப்பது எப்படி" },
  },
  paper: {
    en: "The whole guide to print, one page a tusker: PDF, A5",
    si: "මුද්‍රණය කිරීමට සම්පූර්ණ අත්පොත, දළ ඇතෙකුට පිටුවක් බැගින්: PDF, A5",
    ta: "அச்சிடுவதற்கான முழு வழிகாட்டி, ஒரு கொம்பனுக்கு ஒரு பக்கம்: PDF, A5",
  },
  missing: {
    title: { en: "This page is not in your guide", si: "මෙම පිටුව ඔබේ අත්පොතේ නැත", ta: "இப்பக்கம் உங்கள் வழிகாட்டியில் இல்லை" },
    note: {
      en: "It needs signal, or has changed since you saved the guide. Tuskers, the key and the map are here.",
      si: "එයට සංඥා අවශ්‍යය, නැතහොත් ඔබ අත්පොත සුරැකි පසු එය වෙනස් වී ඇත. දළ ඇතුන්, යතුර සහ සිතියම මෙහි ඇත.",
      ta: "இதற்கு இணைப்பு தேவை, அல்லது நீங்கள் வழிகாட்டியைச் சேமித்த பின்னர் இது மாறியுள்ளது. கொம்பன்கள், திறவுகோல், வரைபடம் ஆகியவை இங்குள்ளன.",
    },
    guide: { en: "Your guide", si: "ඔබේ අත්පොත", ta: "உங்கள் வழிகாட்டி" },
  },
  line: {
    from: {
      en: (made: string) => `From your guide of ${made}.`,
      si: (made: string) => `${made} දින ඔබේ අත්පොතෙන්.`,
      ta: (made: string) => `${made} அன்றைய உங்கள் வழிகாட்டியிலிருந்து.`,
    },
    noSignal: {
      en: "There is no signal here, or too little.",
      si: "මෙහි සංඥා නැත, නැතහොත් ඉතා අඩුය.",
      ta: "இங்கு இணைப்பு இல்லை, அல்லது மிகக் குறைவு.",
    },
    whatIsInIt: { en: "What is in it", si: "එහි ඇති දේ", ta: "அதில் உள்ளவை" },
    old: {
      en: (days: string) => `It is ${days} days old: please renew it where you have signal.`,
      si: (days: string) => `එය දින ${days}ක් පැරණිය: සංඥා ඇති තැනකදී අලුත් කරන්න.`,
      ta: (days: string) => `இது ${days} நாட்கள் பழையது: இணைப்பு உள்ள இடத்தில் புதுப்பியுங்கள்.`,
    },
  },
  offer: {
    en: (size: string, made: string) => `Save the guide for offline use: ${size} MB, as of ${made}`,
    si: (size: string, made: string) => `සංඥා නැති තැන්වලට අත්පොත සුරකින්න: ${size} MB, ${made} දිනට`,
    ta: (size: string, made: string) => `இணைப்பு இல்லாத இடங்களுக்காக வழிகாட்டியைச் சேமியுங்கள்: ${size} MB, ${made} நிலவரப்படி`,
  },
});
