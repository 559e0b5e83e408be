import { EntryScreen } from "../../forms/entry/screen/entry-screen.tsx";
import { TUSKER } from "./tusker-definition.ts";
import { TuskerFields } from "./tusker-fields.tsx";

export default function AddTusker() {
  return <EntryScreen definition={TUSKER} Fields={TuskerFields} />;
}
