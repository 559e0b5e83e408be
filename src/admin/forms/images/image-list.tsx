import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { type ImageValue, imageName } from "../../inputs/stored-images/image-value.ts";
import styles from "./image-list.module.css";

type ImageListProps = {
  pictures: readonly ImageValue[];
  onPlace(url: string, index: number): void;
  children: ReactNode;
};

const INSTRUCTIONS =
  "Press the space bar to pick up the image, the arrow keys to move it, the space bar again to drop it, or Escape to put it back.";

/** The images in order, which can be dragged by mouse, touch or keyboard. */
export function ImageList({ pictures: images, onPlace, children }: ImageListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A swipe scrolls the page; a long press starts a drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const urls = images.map(({ url }) => url);
  const placeOf = (id: UniqueIdentifier): string => `place ${urls.indexOf(String(id)) + 1} of ${urls.length}`;
  const nameOf = (id: UniqueIdentifier): string => imageName(String(id));
  const announcements: Announcements = {
    // Picking up an image also fires `onDragOver` for its own place, and that announcement covers both.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => (over === null ? undefined : `${nameOf(active.id)} is over ${placeOf(over.id)}.`),
    onDragEnd: ({ active, over }) =>
      over === null ? `${nameOf(active.id)} was dropped.` : `${nameOf(active.id)} was dropped at ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was put back.`,
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    onPlace(String(active.id), urls.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={urls} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}
