import type { ReactNode } from "react";
import { Button } from "../../../actions/button/index.ts";
import type { FormConflict } from "../index.ts";
import { ResourceForm } from "../index.ts";
import { RecommendationFields } from "./RecommendationFields.tsx";
import { type Recommendation, useRecommendationForm } from "./useRecommendationForm.ts";

export interface RecommendationFormProps {
  readonly onSave?: (recommendation: Recommendation) => void | Promise<void>;
  readonly onCancel?: () => void;
  readonly conflict?: FormConflict;
  readonly saveLabel?: string;
  readonly cancelLabel?: string;
  readonly destructive?: ReactNode;
  readonly withIndex?: boolean;
}

const nothing = (): undefined => undefined;

/** The sheet of a recommendation on a page of its own. */
export function RecommendationForm({
  onSave = nothing,
  onCancel = nothing,
  destructive = <Button variant="danger">Désactiver le sérum</Button>,
  ...rest
}: RecommendationFormProps): ReactNode {
  const form = useRecommendationForm();
  return (
    <ResourceForm {...rest} form={form} onSubmit={onSave} onCancel={onCancel} destructive={destructive}>
      <RecommendationFields form={form} />
    </ResourceForm>
  );
}
