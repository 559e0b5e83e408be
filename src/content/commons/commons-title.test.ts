import { expect, test } from "vitest";
import { commonsTitle } from "./commons-title.ts";

test.each([
  "https://commons.wikimedia.org/wiki/File:Tusker,_Yala.jpg",
  "http://commons.wikimedia.org/wiki/File:Tusker,_Yala.jpg?uselang=de",
  "commons.wikimedia.org/wiki/File:Tusker,_Yala.jpg",
  "  https://commons.m.wikimedia.org/wiki/File:Tusker,_Yala.jpg#filelinks ",
  "https://commons.wikimedia.org/wiki/File%3ATusker%2C%20Yala.jpg",
  "https://commons.wikimedia.org/wiki/file:Tusker,__Yala.jpg",
  "https://commons.wikimedia.org/wiki/Image:Tusker,_Yala.jpg",
  "https://commons.wikimedia.org/w/index.php?title=File:Tusker,_Yala.jpg&oldid=12",
  "https://commons.wikimedia.org/wiki/Category:Elephants#/media/File:Tusker,_Yala.jpg",
  "https://commons.wikimedia.org/wiki/Category:Elephants#mediaviewer/File:Tusker,_Yala.jpg",
])("%s is the page of a file", (address) => {
  expect(commonsTitle(address)).toEqual({ title: "Tusker, Yala.jpg" });
});

test("a title may be written in any script", () => {
  expect(commonsTitle("https://commons.wikimedia.org/wiki/File:%E0%B6%87%E0%B6%AD%E0%B7%8F.jpg")).toEqual({
    title: "ඇතා.jpg",
  });
});

test.each([
  "https://en.wikipedia.org/wiki/File:Tusker.jpg",
  "https://commons.wikimedia.org.example.org/wiki/File:Tusker.jpg",
  "https://commons.wikimedia.org:8080/wiki/File:Tusker.jpg",
  "https://upload.wikimedia.org/wikipedia/commons/a/ab/Tusker.jpg",
  "javascript://commons.wikimedia.org/wiki/File:Tusker.jpg",
  "https://127.0.0.1/wiki/File:Tusker.jpg",
  "a tusker",
  "",
])("%s is no page of Wikimedia Commons", (address) => {
  expect(commonsTitle(address)).toEqual({
    refusal: "Only pages of Wikimedia Commons can be looked up. Upload the file instead.",
  });
});

test.each([
  "https://commons.wikimedia.org/wiki/Category:Elephants",
  "https://commons.wikimedia.org/wiki/File:",
  "https://commons.wikimedia.org/wiki/File:A.jpg%7CFile:B.jpg",
  "https://commons.wikimedia.org/wiki/File:A%00.jpg",
  "https://commons.wikimedia.org/wiki/File:%E0%B6.jpg",
  `https://commons.wikimedia.org/wiki/File:${"a".repeat(300)}.jpg`,
  "https://commons.wikimedia.org/",
])("%s names no file", (address) => {
  expect(commonsTitle(address)).toHaveProperty("refusal", expect.stringMatching(/^This is not the page of a file/));
});
