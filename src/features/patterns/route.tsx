import { AdminPage } from "../../admin/shell/admin-page.tsx";
import { Lead } from "../../admin/shell/lead.tsx";
import landscape from "../../ui/art/hero-wide-day.webp?url";
import { Buttons, Fields } from "./controls.tsx";
import { Cards, Lists, Loading, Words } from "./entries.tsx";
import { Features } from "./features.tsx";
import { Charts, Icons, Images } from "./images.tsx";
import { Dialogs, Notices } from "./messages.tsx";
import { sampleImage } from "./samples.ts";

const image = sampleImage(landscape);

/**
 * Every component that pages are built from, with invented texts: to check after a change of styles, and to choose
 * from.
 */
export default function Patterns() {
  return (
    <AdminPage title="Design patterns">
      <Lead>
        The pieces that all pages are made of, with invented words. Nothing here is stored or sent, and the links of the
        cards lead nowhere. “Dark Mode” shows the same by night.
      </Lead>
      <Buttons />
      <Fields />
      <Notices />
      <Dialogs />
      <Cards image={image} />
      <Words />
      <Lists image={image} />
      <Images image={image} />
      <Charts />
      <Icons />
      <Features />
      <Loading />
    </AdminPage>
  );
}
