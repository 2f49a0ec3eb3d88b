"use client";

import { RoutineBoard, type RoutineColumn } from "@carnation/ui/routine-board";
import { useState } from "react";

const start: readonly RoutineColumn[] = [
  {
    id: "morning",
    title: "Matin",
    steps: [
      { id: "cleanser", name: "Gel nettoyant" },
      { id: "serum", name: "Sérum éclat" },
    ],
  },
  { id: "evening", title: "Soir", steps: [{ id: "cream", name: "Crème de nuit" }] },
];

export function Example() {
  const [columns, setColumns] = useState(start);
  return <RoutineBoard columns={columns} onColumnsChange={setColumns} />;
}
