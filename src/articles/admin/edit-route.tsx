import { EditScreen } from "../../entries/form/screen/edit-screen.tsx";
import { OrphanLead } from "../../entries/form/screen/orphan-lead.tsx";
import type { Route } from "./+types/edit-route";
import { ARTICLE } from "./article-definition.ts";
import { ArticleForm } from "./article-form.tsx";

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
