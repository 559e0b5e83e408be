// A preview shows one kind of entry, so the browser loads only the screen of that kind.

export const tuskerScreen = () => import("../../tuskers/tusker-page/tusker-screen.tsx");

export const articleScreen = () => import("../../articles/article-page/article-screen.tsx");
