import type { ReactNode } from "react";
import { DiagnosisStart } from "../features/diagnosis/DiagnosisStart.tsx";

/** `/user/diagnosis` */
export function Page(): ReactNode {
  return <DiagnosisStart />;
}
