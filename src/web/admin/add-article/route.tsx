import { ArticleForm } from "../entry/article/article-form.tsx";

export default function AddArticle() {
  return <ArticleForm />;
}
