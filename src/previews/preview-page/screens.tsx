// A preview is of one kind: the browser loads the screen of that kind alone.

export const tuskerScreen = () => import("../../tuskers/tusker-page/tusker-screen.tsx");

export const articleScreen = () => import("../../articles/article-page/article-screen.tsx");
