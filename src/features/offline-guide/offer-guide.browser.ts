import { addressIn, type Language } from "../../platform/languages/language.ts";
import { copyTemplate } from "../../ui/render/copy-template.browser.ts";
import { GUIDE_PATH, OFFER_PATH, type Offer } from "./pack.ts";

/**
 * Offers the guide with its size, above the page: whoever pays for data can take it once and read without any. Loaded only
 * where the visitor asks the browser to save data.
 */
export async function offerGuide(language: Language): Promise<void> {
  const place = document.querySelector("[data-guide-line]");
  const hasGuide = navigator.serviceWorker?.controller != null;
  const isHere = location.pathname === addressIn(language, GUIDE_PATH);
  if (place === null || place.childNodes.length > 0 || hasGuide || isHere || !("serviceWorker" in navigator)) return;
  const answer = await fetch(addressIn(language, OFFER_PATH)).catch(() => undefined);
  if (!answer?.ok) return;
  const { text } = (await answer.json()) as Offer;
  const line = copyTemplate("guide-offer");
  line?.querySelector("a")?.append(text);
  place.append(line ?? "");
}
