import { useDarkMode } from "../dark-mode.ts";

export function DarkModeToggle() {
  const { dark, toggle } = useDarkMode();
  return (
    <button type="button" className="needs-script min-h-11 cursor-pointer px-s-3" aria-pressed={dark} onClick={toggle}>
      Dark mode
    </button>
  );
}
