import { EntryScreen } from "../../forms/entry/screen/entry-screen.tsx";
import { ARTICLE } from "./article-definition.ts";
import { ArticleFields } from "./article-fields.tsx";

export default function AddArticle() {
  return <EntryScreen definition={ARTICLE} Fields={ArticleFields} />;
}
