import { writtenDate } from "../../platform/text/written-date.ts";
import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  contents: "உள்ளடக்கம்",
  effective: (day) => <>நடைமுறைக்கு வரும் நாள்: {day}</>,
  day: (date) => writtenDate(date),
  licensed: (link) => (
    <>இத்தளத்தின் உரைகள், தரவுகள், வரைபடங்கள் {link} இன் கீழ் உரிமமளிக்கப்பட்டுள்ளன. உரிமம் புகைப்படங்களுக்குப் பொருந்தாது.</>
  ),
  failure: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
};
