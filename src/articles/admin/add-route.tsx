import { ArticleForm } from "./article-form.tsx";

export default function AddArticle() {
  return <ArticleForm />;
}
