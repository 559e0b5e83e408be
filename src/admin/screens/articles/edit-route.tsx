import { EditScreen } from "../../forms/entry/screen/edit-screen.tsx";
import type { Route } from "./+types/edit-route";
import { ARTICLE } from "./article-definition.ts";
import { ArticleFields } from "./article-fields.tsx";

export default function EditArticle({ params: { id } }: Route.ComponentProps) {
  return <EditScreen key={id} definition={ARTICLE} Fields={ArticleFields} id={id} />;
}
