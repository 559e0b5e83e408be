/** Said of a page of another site that shows a position, where its image would be one of a tusker that may live wild. */
export const SHOWS_POSITION = "This page shows where the photograph was taken. Ask its maker for the file instead.";
