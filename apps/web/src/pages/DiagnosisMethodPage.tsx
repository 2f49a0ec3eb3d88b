import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { MethodScreen } from "../features/capture/MethodScreen.tsx";
import { ResumeScreen } from "../features/capture/ResumeScreen.tsx";

/** `/user/diagnosis/method`; with `?diagnostic=<id>`, for a diagnosis whose photo never came. */
export function Page(): ReactNode {
  const [search] = useSearchParams();
  const resumed = search.get("diagnostic");
  return resumed === null ? <MethodScreen /> : <ResumeScreen id={resumed} />;
}
