/** The colour of the browser's interface around the page: `--paper` of tokens.css, in light and dark mode. */
export const THEME_COLOURS = { day: "#f7f1e4", night: "#0e191d" };
