/** What the browser paints around the page: `--paper` of tokens.css, by day and by night. */
export const THEME_COLOURS = { day: "#f7f1e4", night: "#0e191d" };
