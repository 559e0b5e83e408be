import { DarkModeButton } from "../../platform/ui/dark-mode-button.tsx";
import { useDarkMode } from "../styles/use-dark-mode.browser.ts";

export function DarkModeToggle() {
  const { dark, toggle } = useDarkMode();
  return <DarkModeButton dark={dark} onPress={toggle} />;
}
