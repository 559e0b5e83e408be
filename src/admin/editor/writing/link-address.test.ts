import { describe, expect, test } from "vitest";
import { readLinkAddress, readVideoAddress } from "./link-address.ts";

const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
/** As YouTube offers it. */
const codeFor = (address: string) =>
  `<iframe width="560" height="315" src="${address}" title="YouTube video player" frameborder="0" allowfullscreen></iframe>`;

test.each([
  ["+94 11 288 8585", "tel:+94112888585"],
  ["tel:011-288 8585", "tel:011-2888585"],
  ["tel:+94 11 288", "tel:+9411288"],
  ["sms:1992", "sms:1992"],
])("%s is a number to call or to write to", (typed, href) => {
  expect(readLinkAddress(typed)).toEqual({ href });
});

describe("the address of a video", () => {
  test.each([
    [VIDEO, VIDEO],
    [codeFor("https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc"), VIDEO],
    [codeFor("https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc&amp;start=51"), `${VIDEO}&t=51s`],
    [`${VIDEO}&list=PLxyz&index=2`, VIDEO],
  ])("%s is that of a video", (typed, href) => {
    expect(readVideoAddress(typed)).toEqual({ href });
  });

  test.each([
    codeFor("https://www.youtube.com/embed/videoseries?si=abc&amp;list=PLxyz"),
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLxyz",
    "https://www.youtube.com/playlist?list=PLxyz",
  ])("%s is refused, and the sentence has the address of the playlist", (typed) => {
    expect(readVideoAddress(typed).error).toContain("https://www.youtube.com/playlist?list=PLxyz");
  });

  test("what a channel shows at the moment is refused with the address of the channel", () => {
    const typed = codeFor("https://www.youtube.com/embed/live_stream?channel=UCxyz");
    expect(readVideoAddress(typed).error).toContain("https://www.youtube.com/channel/UCxyz/live");
  });

  test.each(["https://www.youtube.com/embed/videoseries", "https://example.org/", ""])("%j is refused", (typed) => {
    expect(readVideoAddress(typed).href).toBeUndefined();
  });
});
