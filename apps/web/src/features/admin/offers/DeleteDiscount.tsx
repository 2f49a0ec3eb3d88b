import type { Coupon } from "@carnation/product/coupon";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Deletion } from "../../../shared/resource/Deletion.tsx";
import { noticeState } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { discountPages, removeCoupon } from "./offers.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Holds what stays true whatever becomes of a coupon (SCREENS, `/admin/discounts`). */
export const KEPT_BY_SUBSCRIBERS = "Les abonnés qui en bénéficient déjà le conservent.";

interface DeleteDiscountProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

/** Asks before a coupon is deleted: who has it keeps it, nobody else gets it. */
function DeleteDiscount({ coupon: { id, name, code }, onClose }: DeleteDiscountProps): ReactNode {
  const navigate = useNavigate();
  const { run } = useMutation(removeCoupon);
  const ends = code === null ? "Plus aucun compte ne la recevra." : `Le code ${code} ne sera plus accepté.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Supprimer «\u00A0${name}\u00A0»\u202F?`}
      consequence={`${KEPT_BY_SUBSCRIBERS} ${ends}`}
      confirmLabel="Supprimer la réduction"
      describeError={errorMessage}
      onConfirm={async () => {
        await run(id);
        onClose();
        void navigate(discountPages.path, { state: noticeState("deleted") });
      }}
    />
  );
}

export const deletion: Deletion<Coupon> = {
  verb: "Supprimer la réduction",
  question: (coupon, onClose) => <DeleteDiscount coupon={coupon} onClose={onClose} />,
};
