import type { ReactNode } from "react";
import { MethodScreen } from "../features/capture/MethodScreen.tsx";

/** `/user/diagnosis/method` */
export function Page(): ReactNode {
  return <MethodScreen />;
}
