"use client";

import { SortableList } from "@carnation/ui/sortable-list";
import { useState } from "react";

const start = [
  { id: "serum", name: "Sérum éclat", content: "Sérum éclat" },
  { id: "cream", name: "Crème de nuit", content: "Crème de nuit" },
];

export function Example() {
  const [items, setItems] = useState(start);
  const move = (id: string, place: number): void => {
    const moved = items.filter((item) => item.id === id);
    const others = items.filter((item) => item.id !== id);
    setItems([...others.slice(0, place), ...moved, ...others.slice(place)]);
  };
  return <SortableList aria-label="Produits" items={items} onMove={move} />;
}
