import { ARTICLE } from "../entry/article/article-definition.ts";
import { ArticleForm } from "../entry/article/article-form.tsx";
import { EditScreen } from "../entry/edit-screen.tsx";
import { OrphanLead } from "../entry/orphan-lead.tsx";
import type { Route } from "./+types/route";

export default function EditArticle({ params: { id } }: Route.ComponentProps) {
  return (
    <EditScreen
      key={id}
      definition={ARTICLE}
      id={id}
      orphaned={(failure) => (
        <ArticleForm orphanOf={id} lead={<OrphanLead words={ARTICLE.words} failure={failure} />} />
      )}
    >
      {(stored) => <ArticleForm stored={stored} />}
    </EditScreen>
  );
}
