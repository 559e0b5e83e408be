// A preview is of one kind: the browser loads the screen of that kind alone.

export const tuskerScreen = () => import("../../components/tusker/tusker-screen.tsx");

export const articleScreen = () => import("../../components/article/article-screen.tsx");
