import Translate from "../../admin/screens/translate/route.tsx";
import { ExchangeSection } from "../../features/translation-files/admin/exchange-section.tsx";

/** The list of translations, with what features add to it for those who translate. */
export default function TranslateWithPanels() {
  return <Translate panels={(language) => <ExchangeSection key={language} language={language} />} />;
}
