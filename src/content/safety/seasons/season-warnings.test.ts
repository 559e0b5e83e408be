import { describe, expect, test } from "vitest";
import { seasonWarnings } from "./season-warnings.ts";

describe("seasonWarnings", () => {
  test.each([
    ["Every August he comes to Minneriya.", ["August"]],
    ["In the dry season the tusker moves to Udawalawe.", ["dry season"]],
    ["Drona is in Yala from February to May. He leaves when the tanks dry up.", ["February", "when the tanks dry up"]],
    ["<p>The <b>bull</b> spends the north-east monsoon in Wilpattu.</p>", ["monsoon"]],
    ["Best seen in August, Minneriya.", ["August"]],
    ["අගෝස්තු මාසයේ ඔහු මින්නේරියට එයි.", ["අගෝස්තු"]],
    ["வறண்ட காலத்தில் அவன் கவுடுல்லவில் நிற்கும்.", ["வறண்ட காலத்தில்"]],
  ])("names the words in %j", (text, words) => {
    expect(seasonWarnings(text)).toEqual(words);
  });

  test.each([
    "He keeps to Kaudulla until the rains break.",
    "In musth around October he walks over to Kaudulla.",
    "January finds him at Udawalawe.",
    "Look for the giant at Minneriya when the water is low.",
    "ජූලි ඉඳන් ඔක්තෝබර් වෙනකම් ඇතා මින්නේරියේ ඉන්නවා.",
    "නියඟයට ඇතා උඩවලවේට එනවා.",
    "සෑම වසරකම ඇතා කුමනට පැමිණේ.",
    "ஜூலை முதல் ஒக்டோபர் வரை கொம்பன் மின்னேரியாவில் இருக்கும்.",
    "மழை தொடங்கியதும் கொம்பன் வில்பத்துவுக்குப் போகும்.",
    "ஒவ்வொரு வருடமும் கொம்பன் குமணவுக்கு வருகிறது.",
  ])("warns of %j", (text) => {
    expect(seasonWarnings(text)).not.toEqual([]);
  });

  test.each([
    "He came to Minneriya in August 2019, and from May to July 2020 he was in Kaudulla.",
    "He was seen in the dry season of 2014.",
    "The Gathering at Minneriya draws hundreds of elephants from July to October.",
    "Yala National Park closes in September.",
    "In August the Esala Perahera fills the streets of Kandy.",
    "Bulls come into musth once a year.",
    "He may march for days.",
    "His tusks were seized on 23 November.",
    "වියළි කාලයේදී අලි මින්නේරියට රැස් වෙති.",
    "ඔහු 2019 මාර්තු මාසයේදී මින්නේරියේ සිටියේය.",
    "අගෝස්තු මාසයේ මහනුවර ඇසළ පෙරහැර පැවැත්වේ.",
    "வறண்ட காலத்தில் யானைகள் மின்னேரியாவில் கூடுகின்றன.",
    "யால தேசியப் பூங்கா செப்டம்பரில் மூடப்படும்.",
  ])("has nothing against %j", (text) => {
    expect(seasonWarnings(text)).toEqual([]);
  });
});
