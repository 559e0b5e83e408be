import type { words as english } from "./served-words.en.ts";

export const words: typeof english = {
  description: "இலங்கையின் கொம்பன்களின் பெயரேடு, ஒவ்வொன்றும் அதனதன் பெயரில்.",
  footer: "இத்தளத்தில் கொம்பன்களின் உருவங்கள் வரையப்பட்ட படங்கள்; ஒவ்வொரு படத்திலும் பதிவாகியுள்ளவை எவை என்பதை அதன் பக்கம் கூறுகிறது.",
  allRightsReserved: "எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை.",
  licensed: (licence) => `உரைகள், தரவுகள், வரைபடங்கள்: ${licence}.`,
};
