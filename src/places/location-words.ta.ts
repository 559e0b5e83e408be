import type * as english from "./location-words.en.ts";

export const LOCATION_WORDS: typeof english.LOCATION_WORDS = {
  "Ruhunu Kataragama Devalaya": "ருஹுணு கதிர்காம தேவாலயம்",
  "Sri Dalada Maligawa": "ஸ்ரீ தலதா மாளிகை",
  "Thai Elephant Conservation Centre": "தாய்லாந்து யானைகள் பாதுகாப்பு நிலையம்",
  "Millangoda family": "மில்லங்கொட குடும்பம்",
  Bellanwila: "பெல்லன்வில",
  Kataragama: "கதிர்காமம்",
  Kelaniya: "களனி",
  Lampang: "லம்பாங்",
  Pallekele: "பல்லேகலை",
  Panama: "பானம",
  Thailand: "தாய்லாந்து",
  "kept at Suduhumpola": "பராமரிக்கப்படுவது சுதுஹும்பொல",
  "his body is on show there": "அதன் உடல் அங்கு காட்சிக்கு உள்ளது",
  "preserved in his own museum beside the temple": "பதப்படுத்தப்பட்ட உடல் மாளிகைக்கு அருகில் அதற்கெனவே உள்ள அருங்காட்சியகத்தில்",
  "skeleton in the National Museum": "எலும்புக்கூடு தேசிய நூதனசாலையில்",
  "later the": "பின்னர்",
  later: "பின்னர்",
  "Ruwanwella, then": "ருவன்வெல்ல, அதன் பின்னர்",
  formerly: "முன்னர்",
  and: "மற்றும்",
};

export const placesTogether: typeof english.placesTogether = {
  district: (names) => `${names} மாவட்டங்கள்`,
  park: (names) => `${names} தேசியப் பூங்காக்கள்`,
};
