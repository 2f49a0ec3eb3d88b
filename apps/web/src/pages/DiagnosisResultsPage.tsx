import type { ReactNode } from "react";
import { useParams } from "react-router";
import { ResultsScreen } from "../features/results/ResultsScreen.tsx";

/** `/user/diagnosis/results/:id` */
export function Page(): ReactNode {
  const { id = "" } = useParams();
  return <ResultsScreen id={id} />;
}
