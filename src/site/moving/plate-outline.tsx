import { Bone } from "../../ui/kit/loading/bone.tsx";
import plateStyles from "../../ui/kit/plate.module.css";
import ratios from "../../ui/kit/ratio.module.css";

/** The skeleton of a card. */
export const PlateOutline = () => (
  <div className={plateStyles.plate}>
    <Bone className={ratios.upright} />
    <Bone shape="short" />
    <Bone shape="title" />
    <Bone shape="line" />
  </div>
);
