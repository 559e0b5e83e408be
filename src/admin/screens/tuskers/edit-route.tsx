import { EditScreen } from "../../forms/entry/screen/edit-screen.tsx";
import type { Proposed } from "../../forms/entry/screen/entry-screen.tsx";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";
import { TuskerFields } from "./tusker-fields.tsx";

type EditTuskerProps = { params: { id: string }; proposed?: Proposed<TuskerValues> | undefined };

export default function EditTusker({ params: { id }, proposed }: EditTuskerProps) {
  return <EditScreen key={id} definition={TUSKER} Fields={TuskerFields} id={id} {...(proposed && { proposed })} />;
}
