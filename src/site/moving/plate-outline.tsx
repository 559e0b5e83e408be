import { Bone } from "../../platform/ui/loading/bone.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import ratios from "../../platform/ui/ratio.module.css";

/** The skeleton of a card. */
export const PlateOutline = () => (
  <div className={plateStyles.plate}>
    <Bone className={ratios.upright} />
    <Bone shape="short" />
    <Bone shape="title" />
    <Bone shape="line" />
  </div>
);
