import type { Coupon } from "@carnation/product/coupon";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { KEPT_BY_SUBSCRIBERS } from "./DeleteDiscount.tsx";
import { updateCoupon } from "./offers.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Closes the code of a coupon, or opens it again; asks first. */
export function DiscountCode({
  coupon: { id, name, code, codeActive },
}: {
  readonly coupon: Coupon;
}): ReactNode {
  const { run } = useMutation(updateCoupon);
  const verb = codeActive ? "Fermer le code" : "Rouvrir le code";
  return (
    <ConfirmDialog
      trigger={<Button>{verb}</Button>}
      tone="neutral"
      title={`${verb} ${code ?? ""}\u202F?`}
      consequence={
        codeActive
          ? `Il ne sera plus accepté au moment de s’abonner. ${KEPT_BY_SUBSCRIBERS}`
          : "Il sera de nouveau accepté au moment de s’abonner, dans les limites de la réduction."
      }
      confirmLabel={verb}
      describeError={errorMessage}
      onConfirm={() => run({ couponId: id, name, active: !codeActive })}
    />
  );
}
