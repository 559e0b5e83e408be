import { ARTICLE } from "../entry/article/article-definition.ts";
import type { Route } from "./+types/article-route";
import { HistoryScreen } from "./history-screen.tsx";

export default function ArticleHistory({ params: { id } }: Route.ComponentProps) {
  return <HistoryScreen key={id} definition={ARTICLE} id={id} />;
}
