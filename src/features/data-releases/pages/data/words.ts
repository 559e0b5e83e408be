import { inLanguages } from "../../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "The data", si: "දත්ත", ta: "தரவுகள்" },
  description: {
    en: "What is known of the tuskers of Sri Lanka as files to download: numbered, unchanging, with sources and without coordinates.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන දන්නා දේ බාගත හැකි ගොනු ලෙස: අංකනය කළ, වෙනස් නොවන, මූලාශ්‍ර සහිත, ඛණ්ඩාංක රහිත.",
    ta: "இலங்கையின் கொம்பன்களைப் பற்றி அறியப்பட்டவை பதிவிறக்கக்கூடிய கோப்புகளாக: எண்ணிடப்பட்டவை, மாறாதவை, ஆதாரங்களுடன், ஆயத்தொலைவுகள் இன்றி.",
  },
  keywords: {
    en: ["open data", "Darwin Core", "tuskers of Sri Lanka"],
    si: ["විවෘත දත්ත", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
    ta: ["திறந்த தரவு", "இலங்கையின் கொம்பன்கள்"],
  },
  lead: {
    en: "Everything this site knows of its tuskers, as files with sources. A release never changes, so it can be cited.",
    si: "මෙම අඩවිය තම දළ ඇතුන් ගැන දන්නා සියල්ල, මූලාශ්‍ර සහිත ගොනු ලෙස. නිකුතුවක් කිසිදා වෙනස් නොවන බැවින් එය උපුටා දැක්විය හැකිය.",
    ta: "இத்தளம் தன் கொம்பன்களைப் பற்றி அறிந்த அனைத்தும், ஆதாரங்களுடன் கோப்புகளாக. ஒரு வெளியீடு ஒருபோதும் மாறாது; ஆகவே அதை மேற்கோள் காட்டலாம்.",
  },
  licence: {
    heading: { en: "Licence", si: "බලපත්‍රය", ta: "உரிமம்" },
    of: {
      en: (label: string) => `The data may be used under ${label}.`,
      si: (label: string) => `දත්ත භාවිත කළ හැක්කේ ${label} යටතේය.`,
      ta: (label: string) => `தரவுகளை ${label} இன் கீழ் பயன்படுத்தலாம்.`,
    },
    missing: {
      en: "There is nothing to download yet: a release needs a licence, which the editors have not chosen. Until then all rights are reserved.",
      si: "තවම බාගත හැකි කිසිවක් නැත: නිකුතුවකට බලපත්‍රයක් අවශ්‍යය, සංස්කාරකවරුන් එය තවම තෝරා නැත. එතෙක් සියලු හිමිකම් ඇවිරිණි.",
      ta: "இன்னும் பதிவிறக்க எதுவும் இல்லை: ஒரு வெளியீட்டுக்கு உரிமம் தேவை; ஆசிரியர் குழு அதை இன்னும் தேர்ந்தெடுக்கவில்லை. அதுவரை எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை.",
    },
  },
  withheld: {
    heading: { en: "What is not in it", si: "එහි නැති දේ", ta: "அதில் இல்லாதவை" },
    text: {
      en: "No file holds coordinates. Where a tusker may live wild, a place is a park or a reserve of at least 50 km², or a district, and his origin is left out. Sightings of the last 90 days, articles, descriptions and pictures are left out too. Each row says what was generalised or withheld.",
      si: "කිසිදු ගොනුවක ඛණ්ඩාංක නැත. දළ ඇතෙකු වනගතව ජීවත් විය හැකි නම් ස්ථානය වනෝද්‍යානයක්, අවම වශයෙන් 50 km² රක්ෂිතයක් හෝ දිස්ත්‍රික්කයක් පමණි; ඔහුගේ සම්භවය ද දක්වා නැත. පසුගිය දින 90 තුළ දැකීම්, ලිපි, විස්තර සහ පින්තූර ද එහි නැත. පොදු කළ හෝ නොදක්වන ලද දේ සෑම පේළියකම කියවේ.",
      ta: "எந்தக் கோப்பிலும் ஆயத்தொலைவுகள் இல்லை. ஒரு கொம்பன் காட்டில் வாழக்கூடும் என்றால், இடம் ஒரு பூங்கா, குறைந்தது 50 km² ஒதுக்ககம், அல்லது ஒரு மாவட்டம் மட்டுமே; அதன் பூர்வீகமும் இல்லை. கடந்த 90 நாட்களில் காணப்பட்டவை, கட்டுரைகள், விளக்கங்கள், படங்கள் ஆகியவையும் இல்லை. பொதுமைப்படுத்தப்பட்டதையும் விடப்பட்டதையும் ஒவ்வொரு வரிசையும் கூறுகிறது.",
    },
  },
  cite: {
    heading: { en: "How to cite a release", si: "නිකුතුවක් උපුටා දක්වන ආකාරය", ta: "ஒரு வெளியீட்டை மேற்கோள் காட்டும் முறை" },
    text: {
      en: "Name the number and the day: two releases differ.",
      si: "අංකය සහ දිනය සඳහන් කරන්න: නිකුතු දෙකක් එකිනෙකට වෙනස්ය.",
      ta: "எண்ணையும் நாளையும் குறிப்பிடுங்கள்: இரண்டு வெளியீடுகள் வேறுபடும்.",
    },
  },
  releases: {
    heading: { en: "Releases", si: "නිකුතු", ta: "வெளியீடுகள்" },
    none: { en: "There is nothing to download yet.", si: "තවම බාගත හැකි කිසිවක් නැත.", ta: "இன்னும் பதிவிறக்க எதுவும் இல்லை." },
    dated: {
      en: (number: string, day: string) => `${number}, ${day}`,
      si: (number: string, day: string) => `${number}, ${day}`,
      ta: (number: string, day: string) => `${number}, ${day}`,
    },
    rows: {
      en: (tuskers: number, events: number, sources: number) =>
        `${counted(tuskers, "tusker", "tuskers")}, ${counted(events, "event", "events")}, ${counted(sources, "source", "sources")}.`,
      si: (tuskers: number, events: number, sources: number) =>
        `දළ ඇතුන් ${writtenNumber(tuskers)}, සිදුවීම් ${writtenNumber(events)}, මූලාශ්‍ර ${writtenNumber(sources)}.`,
      ta: (tuskers: number, events: number, sources: number) =>
        `கொம்பன்கள் ${writtenNumber(tuskers)}, நிகழ்வுகள் ${writtenNumber(events)}, ஆதாரங்கள் ${writtenNumber(sources)}.`,
    },
    first: { en: "The first release.", si: "පළමු නිකුතුවයි.", ta: "முதல் வெளியீடு." },
    changes: {
      en: (since: string, added: number, changed: number, removed: number) =>
        `Since ${since}: ${writtenNumber(added)} rows added, ${writtenNumber(changed)} changed, ${writtenNumber(removed)} removed.`,
      si: (since: string, added: number, changed: number, removed: number) =>
        `${since} සිට: එක් කළ පේළි ${writtenNumber(added)}, වෙනස් කළ ${writtenNumber(changed)}, ඉවත් කළ ${writtenNumber(removed)}.`,
      ta: (since: string, added: number, changed: number, removed: number) =>
        `${since} முதல்: சேர்க்கப்பட்ட வரிசைகள் ${writtenNumber(added)}, மாற்றப்பட்டவை ${writtenNumber(changed)}, நீக்கப்பட்டவை ${writtenNumber(removed)}.`,
    },
    recalled: {
      en: (day: string, why: string) => `Recalled on ${day}: ${why}`,
      si: (day: string, why: string) => `${day} දින ආපසු කැඳවන ලදී: ${why}`,
      ta: (day: string, why: string) => `${day} அன்று திரும்பப் பெறப்பட்டது: ${why}`,
    },
    sizes: {
      en: (bytes: string) => `${bytes} kB`,
      si: (bytes: string) => `${bytes} kB`,
      ta: (bytes: string) => `${bytes} kB`,
    },
    hash: { en: "SHA-256", si: "SHA-256", ta: "SHA-256" },
  },
  terms: {
    heading: { en: "What the columns mean", si: "තීරුවල තේරුම", ta: "நிரல்களின் பொருள்" },
    text: {
      en: "The columns of the tables, to which the JSON-LD refers, as far as Darwin Core and schema.org have no term for them. The file datapackage.json describes all columns.",
      si: "Darwin Core සහ schema.org හි පදයක් නැති වගු තීරු; JSON-LD යොමු වන්නේ මේවාටය. සියලු තීරු විස්තර කරන්නේ datapackage.json ගොනුවයි.",
      ta: "Darwin Core, schema.org ஆகியவற்றில் சொல் இல்லாத அட்டவணை நிரல்கள்; JSON-LD இவற்றையே குறிக்கிறது. எல்லா நிரல்களையும் datapackage.json விவரிக்கிறது.",
    },
  },
  files: {
    csv: {
      en: "CSV tables with datapackage.json",
      si: "CSV වගු, datapackage.json සමඟ",
      ta: "CSV அட்டவணைகள், datapackage.json உடன்",
    },
    jsonLd: { en: "JSON-LD", si: "JSON-LD", ta: "JSON-LD" },
    archive: { en: "Darwin Core Archive", si: "Darwin Core Archive", ta: "Darwin Core Archive" },
    changes: {
      en: "What changed since the release before",
      si: "පෙර නිකුතුවෙන් පසු වෙනස් වූ දේ",
      ta: "முந்தைய வெளியீட்டிலிருந்து மாறியவை",
    },
    manifest: {
      en: "Manifest with sizes and hashes",
      si: "ප්‍රමාණ සහ හැෂ් අගයන් සහිත ලැයිස්තුව",
      ta: "அளவுகளும் ஹாஷ் மதிப்புகளும் கொண்ட பட்டியல்",
    },
  },
});
