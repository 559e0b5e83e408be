import { PAGE_ACTIONS, PAGE_KEYS, type PageKey } from "../../../content/texts/page.ts";
import { EditScreen } from "../../forms/entry/screen/edit-screen.tsx";
import type { Route } from "./+types/edit-route";
import { PAGES } from "./page-definition.ts";
import { PageFieldsForm } from "./page-fields-form.tsx";
import { UnknownPage } from "./unknown-page.tsx";

const FORMS = Object.fromEntries(
  PAGE_KEYS.map((key) => [key, () => <PageFieldsForm pageKey={key} />]),
) as unknown as Record<PageKey, () => React.ReactNode>;

export default function EditPage({ params }: Route.ComponentProps) {
  const key = PAGE_KEYS.find((known) => known === params.key);
  if (key === undefined) return <UnknownPage />;
  return <EditScreen key={key} definition={PAGES[key]} Fields={FORMS[key]} id={key} action={PAGE_ACTIONS[key]} />;
}
