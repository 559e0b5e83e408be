/**
 * Told apart in this order: most browsers name others beside themselves to be taken for them. The names of newer ones
 * therefore stand before Chrome, and Chrome before Safari.
 */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** More than any browser sends; what is longer is not looked through. */
const MAX_LENGTH = 1000;

const firstMatch = (known: [RegExp, string][], text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system in words by which people know their own devices, such as "Firefox on Windows".
 * @param userAgent the header of that name; it is a hint, which anybody can make up
 * @returns null where neither is known
 */
export function deviceWords(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.length > MAX_LENGTH) return null;
  const [browser, system] = [firstMatch(BROWSERS, userAgent), firstMatch(SYSTEMS, userAgent)];
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  if (browser !== undefined) return browser;
  return system === undefined ? null : `A browser on ${system}`;
}
