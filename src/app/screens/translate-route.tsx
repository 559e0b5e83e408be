import { ExchangeSection } from "../../translations/admin/exchange-section.tsx";
import Translate from "../../translations/admin/route.tsx";

/** The list of translations, with what features add to it for those who translate. */
export default function TranslateWithPanels() {
  return <Translate panels={(language) => <ExchangeSection key={language} language={language} />} />;
}
