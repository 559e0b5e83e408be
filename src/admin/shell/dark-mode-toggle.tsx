import { DarkModeButton } from "../../ui/kit/dark-mode-button.tsx";
import { useDarkMode } from "../kit/styles/use-dark-mode.browser.ts";

export function DarkModeToggle() {
  const { dark, toggle } = useDarkMode();
  return <DarkModeButton dark={dark} onPress={toggle} />;
}
