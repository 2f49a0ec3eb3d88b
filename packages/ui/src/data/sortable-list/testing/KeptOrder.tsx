import { type ReactNode, useState } from "react";
import { SortableList, type SortableListProps } from "../SortableList.tsx";

/** A host that answers each move with the new order. */
export function KeptOrder({
  items,
  onMove,
  ...rest
}: Partial<SortableListProps> & Pick<SortableListProps, "items">): ReactNode {
  const [held, setHeld] = useState(items);
  return (
    <SortableList
      aria-label="Formules"
      {...rest}
      items={held}
      onMove={(id, place) => {
        onMove?.(id, place);
        const others = held.filter((item) => item.id !== id);
        const moved = held.filter((item) => item.id === id);
        setHeld([...others.slice(0, place), ...moved, ...others.slice(place)]);
      }}
    />
  );
}
