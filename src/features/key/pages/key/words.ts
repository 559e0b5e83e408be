import { inLanguages } from "../../../../platform/languages/words.ts";

/** The sentences of the page, as the server writes them: the code that browsers load is kept small. */
export const words = inLanguages({
  title: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
  description: {
    en: "A few questions about what you saw: which tuskers of Sri Lanka it may have been, what speaks for and against each, and by which source.",
    si: "ඔබ දුටු දේ ගැන ප්‍රශ්න කිහිපයක්: ඒ ශ්‍රී ලංකාවේ කුමන දළ ඇතුන් විය හැකිද, එක් එක් ඇතාට පක්ෂව සහ විපක්ෂව ඇති කරුණු මොනවාද, ඒ කුමන මූලාශ්‍රයකට අනුවද.",
    ta: "நீங்கள் பார்த்ததைப் பற்றிய சில கேள்விகள்: அது இலங்கையின் எந்தக் கொம்பன்களாக இருந்திருக்கலாம், ஒவ்வொன்றுக்கும் பொருந்துபவையும் பொருந்தாதவையும் எவை, அவற்றுக்கான ஆதாரங்கள் எவை.",
  },
  keywords: {
    en: ["identify a tusker", "identification key", "which elephant did I see"],
    si: ["දළ ඇතෙකු හඳුනාගන්න", "හඳුනාගැනීමේ යතුර", "මා දුටුවේ කුමන අලියාද"],
    ta: ["கொம்பனை அடையாளம் காணுதல்", "அடையாள வழிகாட்டி", "நான் பார்த்தது எந்த யானை"],
  },
  lead: { en: "A few questions.", si: "ප්‍රශ්න කිහිපයක්.", ta: "சில கேள்விகள்." },
  private: {
    en: "Nothing you answer leaves this device.",
    si: "ඔබ දෙන කිසිදු පිළිතුරක් මෙම උපාංගයෙන් පිටතට නොයයි.",
    ta: "உங்கள் பதில்கள் எதுவும் இச்சாதனத்தை விட்டு வெளியே செல்லாது.",
  },
  sent: {
    en: "Without scripts, each answer is sent to this site to be ranked. It is not kept.",
    si: "ස්ක්‍රිප්ට් නොමැති විට, පෙළගැස්වීම සඳහා සෑම පිළිතුරක්ම මෙම අඩවියට යවනු ලැබේ. එය තබා නොගැනේ.",
    ta: "நிரல்கள் இயங்காவிட்டால், ஒவ்வொரு பதிலும் வரிசைப்படுத்துவதற்காக இத்தளத்துக்கு அனுப்பப்படும். அது சேமித்து வைக்கப்படாது.",
  },
  where: { en: "Where did you see him?", si: "ඔබ ඔහුව දුටුවේ කොහේදීද?", ta: "அதை எங்கு பார்த்தீர்கள்?" },
  place: { en: "Place", si: "තැන", ta: "இடம்" },
  choose: { en: "Choose a place", si: "තැනක් තෝරන්න", ta: "இடம் தேர்க" },
  next: { en: "Next", si: "ඊළඟ", ta: "அடுத்து" },
  when: { en: "In which year?", si: "කුමන වසරේදීද?", ta: "எந்த ஆண்டில்?" },
  thisYear: { en: "This year", si: "මේ වසරේ", ta: "இவ்வாண்டு" },
  done: { en: "No more questions.", si: "තවත් ප්‍රශ්න නැත.", ta: "மேலும் கேள்விகள் இல்லை." },
  yours: { en: "Your answers", si: "ඔබේ පිළිතුරු", ta: "உங்கள் பதில்கள்" },
  /** Follows the answer in the name of its link. */
  takeBack: { en: "take back", si: "ඉවත් කරන්න", ta: "திரும்பப் பெறுங்கள்" },
  again: { en: "Start again", si: "නැවත මුල සිට", ta: "மீண்டும் தொடங்குங்கள்" },
  /** Opens the questions that follow, which are named beside it. */
  following: { en: "Next:", si: "ඊළඟට:", ta: "அடுத்து:" },
  /** Opens the questions that the record hardly answers. */
  furtherQuestions: { en: "More you could tell", si: "ඔබට තවත් කිව හැකි දේ", ta: "நீங்கள் மேலும் சொல்லக்கூடியவை" },
  furtherThings: {
    en: "ears, skin, tail, the year, your own photograph beside",
    si: "කන්, සම, වලිගය, වසර, අසලින් තබන ඔබේම ඡායාරූපය",
    ta: "காதுகள், தோல், வால், ஆண்டு, அருகே வைக்கும் உங்கள் புகைப்படம்",
  },
  why: { en: "Why, and why not", si: "ඇයි, ඇයි නොවන්නේ", ta: "ஏன், ஏன் இல்லை" },
  mostLikely: { en: "Most likely", si: "වැඩිම ඉඩකඩ ඇත", ta: "அதிக சாத்தியம்" },
  always: { en: "Always possible", si: "සැමවිටම ඉඩකඩ ඇත", ta: "எப்போதும் சாத்தியம்" },
  unseen: { en: "Not sure", si: "නිශ්චිත නැත", ta: "உறுதியாகத் தெரியவில்லை" },
  sides: {
    en: "Left and right are his. When he faces you, his left is on your right.",
    si: "වම සහ දකුණ ඇතාගේය. ඔහු ඔබ දෙසට හැරී සිටින විට, ඔහුගේ වම ඔබේ දකුණු පැත්තේය.",
    ta: "இடது, வலது என்பவை கொம்பனின் இடது, வலது ஆகும். அது உங்களை நோக்கி நிற்கும்போது, அதன் இடது உங்கள் வலது பக்கத்தில் இருக்கும்.",
  },
  everyAnswer: {
    en: "Every answer changes this list; none shuts an animal out.",
    si: "සෑම පිළිතුරක්ම මෙම ලැයිස්තුව වෙනස් කරයි; කිසිදු පිළිතුරක් සතෙකු සම්පූර්ණයෙන් බැහැර නොකරයි.",
    ta: "ஒவ்வொரு பதிலும் இப்பட்டியலை மாற்றும்; எந்தப் பதிலும் ஒரு யானையை முற்றாக விலக்கிவிடாது.",
  },
  stranger: {
    name: { en: "He may be none of ours", si: "ඔහු අපේ කිසිවෙකු නොවිය හැකිය", ta: "அது எமது பட்டியலில் இல்லாததாக இருக்கலாம்" },
    first: {
      en: "What you saw fits a tusker without a page here better than any that we know.",
      si: "ඔබ දුටු දේ අප දන්නා කිසිදු ඇතෙකුට වඩා, මෙහි පිටුවක් නැති දළ ඇතෙකුට ගැළපේ.",
      ta: "நீங்கள் பார்த்தது, நாங்கள் அறிந்த எதையும்விட, இங்கு பக்கம் இல்லாத ஒரு கொம்பனுக்கே நன்கு பொருந்துகிறது.",
    },
    always: {
      en: "Most tuskers of the island have no page here. Keep your photograph and your notes, and call him “a tusker”. If a book or a newspaper names him, we would like to know that source.",
      si: "දිවයිනේ බොහෝ දළ ඇතුන්ට මෙහි පිටුවක් නැත. ඔබේ ඡායාරූපය සහ සටහන් තබාගෙන, ඔහු “දළ ඇතෙක්” ලෙස හඳුන්වන්න. පොතක හෝ පුවත්පතක ඔහු නම් කර ඇත්නම්, එම මූලාශ්‍රය දැනගැනීමට අපි කැමැත්තෙමු.",
      ta: "இத்தீவின் பெரும்பாலான கொம்பன்களுக்கு இங்கு பக்கம் இல்லை. உங்கள் புகைப்படத்தையும் குறிப்புகளையும் வைத்திருங்கள்; அதை “ஒரு கொம்பன்” என்றே அழையுங்கள். ஒரு நூலோ செய்தித்தாளோ அதைப் பெயரிட்டுக் குறிப்பிட்டால், அந்த ஆதாரத்தை அறிய விரும்புகிறோம்.",
    },
    source: { en: "Tell us of a source", si: "මූලාශ්‍රයක් ගැන අපට කියන්න", ta: "ஓர் ஆதாரத்தை எங்களுக்குக் கூறுங்கள்" },
  },
  drawings: {
    en: "The drawings of a question show what is asked, never a certain animal.",
    si: "ප්‍රශ්නයක රූපවලින් පෙන්වන්නේ අසන දේ මිස කිසියම් නිශ්චිත සතෙකු නොවේ.",
    ta: "கேள்வியின் வரைபடங்கள் கேட்கப்படுவதை மட்டுமே காட்டுகின்றன; ஒருபோதும் குறிப்பிட்ட ஒரு யானையை அல்ல.",
  },
  /** What all the answers together say, by how many of the living tuskers fit. */
  end: {
    unsure: {
      en: "You were sure of nothing, so it may have been any of them.",
      si: "ඔබට කිසිවක් නිශ්චිත නොවූ බැවින්, ඔවුන්ගෙන් ඕනෑම කෙනෙකු විය හැකිය.",
      ta: "உங்களுக்கு எதுவும் உறுதியாகத் தெரியாததால், இவற்றில் எதுவாகவும் இருக்கலாம்.",
    },
    none: {
      en: "None of ours is known to fit. He may have no page here, or he has changed since he was last seen.",
      si: "අපේ කිසිවෙකු ගැළපෙන බව නොදනී. ඔහුට මෙහි පිටුවක් නොතිබිය හැකිය, නැතහොත් අවසන් වරට දුටු පසු ඔහු වෙනස් වී තිබිය හැකිය.",
      ta: "எமது கொம்பன்களில் எதுவும் பொருந்துவதாகத் தெரியவில்லை. அதற்கு இங்கு பக்கம் இல்லாமல் இருக்கலாம், அல்லது கடைசியாகக் காணப்பட்ட பின் அது மாறியிருக்கலாம்.",
    },
    one: {
      en: "Only one of ours is known to fit. That does not make him that one: most tuskers of the island have no page here.",
      si: "ගැළපෙන බව දන්නේ අපේ එක් අයෙකු පමණි. එහෙත් ඔබ දුටුවේ ඔහුම යැයි එයින් නොකියැවේ: දිවයිනේ බොහෝ දළ ඇතුන්ට මෙහි පිටුවක් නැත.",
      ta: "எமது கொம்பன்களில் ஒன்று மட்டுமே பொருந்துவதாகத் தெரிகிறது. ஆனால் நீங்கள் பார்த்தது அதுவே என்று பொருளல்ல: இத்தீவின் பெரும்பாலான கொம்பன்களுக்கு இங்கு பக்கம் இல்லை.",
    },
    several: {
      en: "What is known of these does not tell them apart.",
      si: "මේ අය ගැන දන්නා දේ ඔවුන් එකිනෙකාගෙන් වෙන් කිරීමට ප්‍රමාණවත් නැත.",
      ta: "இவற்றைப் பற்றித் தெரிந்தவை இவற்றை வேறுபடுத்தப் போதாது.",
    },
  },
  honest: {
    proof: {
      en: "What comes out is a suggestion, not proof.",
      si: "ලැබෙන්නේ යෝජනාවක් මිස සාක්ෂියක් නොවේ.",
      ta: "கிடைப்பது ஒரு கருத்தே, சான்று அல்ல.",
    },
    estimateSource: { en: "The figure rests on", si: "සංඛ්‍යාව පදනම් වන්නේ මේ මතයි:", ta: "எண்ணிக்கைக்கான ஆதாரம்:" },
  },
  photo: {
    choose: {
      en: "Hold your photograph beside",
      si: "ඔබේ ඡායාරූපය අසලින් තබා බලන්න",
      ta: "உங்கள் புகைப்படத்தை அருகே வைத்துப் பாருங்கள்",
    },
    note: {
      en: "It is shown on your screen only. It is never sent.",
      si: "එය පෙන්වන්නේ ඔබේ තිරයේ පමණි. එය කිසි විටෙක යවනු නොලැබේ.",
      ta: "அது உங்கள் திரையில் மட்டுமே காட்டப்படும். ஒருபோதும் அனுப்பப்படாது.",
    },
    alt: { en: "Your photograph", si: "ඔබේ ඡායාරූපය", ta: "உங்கள் புகைப்படம்" },
    remove: { en: "Remove the photograph", si: "ඡායාරූපය ඉවත් කරන්න", ta: "புகைப்படத்தை அகற்றுங்கள்" },
    failed: {
      en: "This photograph cannot be shown. Reload the page and choose it again, or take another one.",
      si: "මෙම ඡායාරූපය පෙන්විය නොහැකිය. පිටුව නැවත පූරණය කර එය යළි තෝරන්න, නැතහොත් වෙනත් එකක් ගන්න.",
      ta: "இந்தப் புகைப்படத்தைக் காட்ட முடியவில்லை. பக்கத்தை மீண்டும் ஏற்றி அதை மறுபடி தேர்ந்தெடுங்கள், அல்லது வேறொன்றைத் தேர்ந்தெடுங்கள்.",
    },
  },
  places: {
    parks: { en: "Parks and reserves", si: "වනෝද්‍යාන සහ රක්ෂිත", ta: "பூங்காக்களும் ஒதுக்ககங்களும்" },
    districts: { en: "Districts", si: "දිස්ත්‍රික්ක", ta: "மாவட்டங்கள்" },
    homes: { en: "Temples and homes", si: "සිද්ධස්ථාන සහ නිවහන්", ta: "ஆலயங்களும் இல்லங்களும்" },
  },
});

/** What the ranking begins with. */
export const estimateWords = inLanguages({
  begins: {
    en: (total: number, here: number) =>
      `An estimated ${total} wild tuskers live on the island, and ${here} of them have a page here.`,
    si: (total: number, here: number) =>
      `දිවයිනේ වන දළ ඇතුන් ${total} දෙනෙකු පමණ වෙසෙතැයි ඇස්තමේන්තු කර ඇත; ඉන් ${here} දෙනෙකුට මෙහි පිටුවක් ඇත.`,
    ta: (total: number, here: number) =>
      `இத்தீவில் ஏறத்தாழ ${total} காட்டுக் கொம்பன்கள் வாழ்வதாக மதிப்பிடப்படுகிறது; அவற்றில் ${here} இற்கு இங்கு பக்கம் உண்டு.`,
  },
});

/** What stands there if the page cannot be read. */
export const failureWords = inLanguages({
  title: {
    en: "The key could not be loaded",
    si: "හඳුනාගැනීමේ පිටුව පූරණය කළ නොහැකි විය",
    ta: "அடையாள வழிகாட்டியை ஏற்ற முடியவில்லை",
  },
  message: {
    en: "The key could not be loaded. Please try again later.",
    si: "හඳුනාගැනීමේ පිටුව පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
    ta: "அடையாள வழிகாட்டியை ஏற்ற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
  },
});
