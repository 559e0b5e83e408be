import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  range: (least, most) => `${least} முதல் ${most} வரை`,
  row: (label, figures, note) => (note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`),
  description: (unit, rows) => `${unit}. ${rows.join("; ")}.`,
  elephantDeaths: {
    title: "யானைகளின் இறப்புகள், ஆண்டு வாரியாக",
    unit: "யானைகள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    earlyCount: "மிகக் குறைந்தது ஓர் ஆரம்பக் கணக்கு",
    byDecember: "26 டிசெம்பர் வரை",
  },
  humanDeaths: {
    title: "யானைகளால் கொல்லப்பட்டவர்கள், ஆண்டு வாரியாக",
    unit: "மனிதர்கள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    anotherReport: "மற்றோர் அறிக்கை 170 இற்கு மேல் எனக் கூறுகிறது",
    byJuly: "ஜூலை இறுதி வரை",
  },
  electrocuted: {
    title: "மின்சாரம் தாக்கி இறந்த யானைகள், ஆண்டு வாரியாக",
    unit: "யானைகள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    departmentFigure: "72 என்பது வனஜீவராசிகள் திணைக்களத்தின் எண்ணிக்கை",
    about: "ஏறத்தாழ",
  },
  tuskOrTush: {
    title: "கொம்பனா மக்னாவா",
    unit: "பற்களைத் தவிர மற்ற எல்லாவற்றிலும் ஒத்த மூன்று ஆண் யானைகள்",
    tusks: { name: "தந்தங்கள்", animal: "கொம்பன்" },
    tushes: { name: "குறுங்கொம்புகள்", animal: "மக்னா" },
    neither: { name: "இரண்டும் இல்லை", animal: "மக்னா, புஸ்ஸா" },
  },
};
