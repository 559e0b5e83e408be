import { inLanguages } from "../../../platform/languages/words.ts";

/**
 * Separate from the other texts of Not Found, because the pages of entries show these facts too and load nothing else.
 */
export const words = inLanguages({
  title: { en: "Did You Know?", si: "ඔබ දන්නවාද?", ta: "உங்களுக்குத் தெரியுமா?" },
  facts: {
    en: [
      {
        figure: "150 kg",
        text: "About as much as an elephant eats in a day, in plants. It may feed for up to nineteen hours of the 24.",
      },
      {
        figure: "22 months",
        text: "A calf is carried for almost two years. Twins are very rare; a pair was born at Pinnawala in 2021.",
      },
      {
        figure: "Tushes",
        text: "Some males and some females have short, thin tushes a few inches long. They are not tusks.",
      },
    ],
    si: [
      {
        figure: "150 kg",
        text: "අලියෙකු දිනකට ආහාරයට ගන්නා ශාක ප්‍රමාණයට ආසන්න බරයි. පැය 24න් පැය දහනවයක් දක්වා කාලයක් ආහාර ගැනීමේ යෙදී සිටිය හැකිය.",
      },
      {
        figure: "මාස 22",
        text: "පැටවෙකු වසර දෙකකට ආසන්න කාලයක් කුසේ දරා සිටී. නිවුන් පැටවුන් ඉතා දුර්ලභය; 2021 දී පින්නවලදී නිවුන් යුවළක් උපත ලැබීය.",
      },
      {
        figure: "කුඩා දළ",
        text: "සමහර පිරිමි සහ සමහර ගැහැනු අලින්ට අඟල් කිහිපයක් දිග, කෙටි, සිහින් කුඩා දළ ඇත. ඒවා සැබෑ දළ නොවේ.",
      },
    ],
    ta: [
      {
        figure: "150 kg",
        text: "ஒரு யானை ஒரு நாளில் உண்ணும் தாவர உணவு ஏறத்தாழ இவ்வளவு. அது 24 மணித்தியாலங்களில் பத்தொன்பது மணித்தியாலங்கள் வரை உண்ணக்கூடும்.",
      },
      {
        figure: "22 மாதங்கள்",
        text: "குட்டி ஏறத்தாழ இரண்டு ஆண்டுகள் கருவில் வளர்கிறது. இரட்டைக் குட்டிகள் மிக அரிது; 2021 இல் பின்னவலவில் ஓர் இரட்டை பிறந்தது.",
      },
      {
        figure: "குறுங்கொம்புகள்",
        text: "சில ஆண் யானைகளுக்கும் சில பெண் யானைகளுக்கும் சில அங்குல நீளமான, குட்டையான மெல்லிய குறுங்கொம்புகள் உள்ளன. அவை தந்தங்கள் அல்ல.",
      },
    ],
  },
});
