import { createContext, use, useCallback, useRef } from "react";

/** Receives why the picture of a form was refused last; null once it is not any more. */
type ReportRefusal = (problem: string | null) => void;

/** The form that a picture belongs to: what is saved without a refused picture is said to be. */
export const PictureRefusalContext = createContext<ReportRefusal | undefined>(undefined);

/** Gives what a picture's field tells its form of a refusal; undefined outside of one that wants to know. */
export const useReportRefusal = (): ReportRefusal | undefined => use(PictureRefusalContext);

/** Keeps for a form whether its picture is refused as it is shown now. */
export function usePictureRefusal(): {
  readonly isRefused: () => boolean;
  readonly reportRefusal: ReportRefusal;
} {
  const problem = useRef<string | null>(null);
  const reportRefusal = useCallback((told: string | null): void => {
    problem.current = told;
  }, []);
  const isRefused = useCallback(() => problem.current !== null, []);
  return { isRefused, reportRefusal };
}
