import { EditScreen } from "../../entries/form/screen/edit-screen.tsx";
import type { Route } from "./+types/edit-route";
import { TUSKER } from "./tusker-definition.ts";
import { TuskerFields } from "./tusker-fields.tsx";

export default function EditTusker({ params: { id } }: Route.ComponentProps) {
  return <EditScreen key={id} definition={TUSKER} Fields={TuskerFields} id={id} />;
}
