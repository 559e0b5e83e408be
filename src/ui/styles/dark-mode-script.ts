import { THEME_COLOURS } from "./theme-colours.ts";

/** The key in local storage, and the class of the body. */
export const DARK_MODE = "dark-mode";

/** The class of the body in browsers that hold a token: the link to the dashboard is seen there. */
export const SIGNED_IN = "signed-in";

/**
 * Applies the stored choice and `SIGNED_IN` before the first paint, so that nothing moves later; placed at the very start
 * of the body. The keys of tokens are those of `signed-in.browser.ts`.
 */
export const darkModeScript = `try{if(localStorage.getItem("${DARK_MODE}")==="on"){document.body.classList.add("${DARK_MODE}");document.querySelector("meta[name=theme-color]").content="${THEME_COLOURS.night}"}if("token" in localStorage||"user-token" in localStorage)document.body.classList.add("${SIGNED_IN}")}catch{}`;
