import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { paths } from "../app/routes/paths.ts";
import { CaptureScreen } from "../features/capture/CaptureScreen.tsx";
import { parseMethod } from "../features/capture/methods.ts";

/** `/user/diagnosis/input/:method`; an unknown method goes back to the choice. */
export function Page(): ReactNode {
  const method = parseMethod(useParams().method);
  return method === null ? (
    <Navigate replace to={paths.diagnosisMethod} />
  ) : (
    <CaptureScreen method={method} />
  );
}
