import { THEME_COLOURS } from "./theme-colours.ts";

/** The key in local storage, and the class of the body. */
export const DARK_MODE = "dark-mode";

/** Applies the stored choice before the first paint; placed at the very start of the body. */
export const darkModeScript = `try{if(localStorage.getItem("${DARK_MODE}")==="on"){document.body.classList.add("${DARK_MODE}");document.querySelector("meta[name=theme-color]").content="${THEME_COLOURS.night}"}}catch{}`;
