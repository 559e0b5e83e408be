import { HistoryScreen } from "../../forms/history/history-screen.tsx";
import type { Route } from "./+types/history-route";
import { ARTICLE } from "./article-definition.ts";

export default function ArticleHistory({ params: { id } }: Route.ComponentProps) {
  return <HistoryScreen key={id} definition={ARTICLE} id={id} />;
}
