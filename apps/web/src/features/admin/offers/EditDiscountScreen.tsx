import { formatDate } from "@carnation/domain/format";
import {
  type Coupon,
  COUPON_NAME_MAX,
  couponLabel,
  couponNameForm,
  type CouponNameFormOutput,
  couponState,
  couponStateLabels,
} from "@carnation/product/coupon";
import { DescriptionList } from "@carnation/ui/description-list";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { DeletionButton } from "../../../shared/resource/Deletion.tsx";
import { FormPage } from "../../../shared/forms/FormPage.tsx";
import { RecordPage } from "../../../shared/resource/RecordPage.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { deletion, KEPT_BY_SUBSCRIBERS } from "./DeleteDiscount.tsx";
import { plansText, usesText } from "./discounts.tsx";
import { DiscountCode } from "./DiscountCode.tsx";
import { coupons, discountPages, everyPlan, planNames, updateCoupon } from "./offers.ts";

/** `/admin/discounts/edit/:id`: of a coupon only its name changes, and whether its code is taken. */
export function EditDiscountScreen(): ReactNode {
  return (
    <RecordPage atoms={coupons.byId} pages={discountPages} editing>
      {(coupon) => <EditDiscount key={coupon.id} coupon={coupon} />}
    </RecordPage>
  );
}

function EditDiscount({ coupon }: { readonly coupon: Coupon }): ReactNode {
  // What the field held when it was opened: somebody else's name since is not overwritten unasked.
  const [opened, setOpened] = useState(coupon.name);
  const form = useCarnationForm({ schema: couponNameForm, defaultValues: { name: opened } });
  const { run } = useMutation(updateCoupon);
  const couponId = coupon.id;
  return (
    <FormPage<{ name: string }, CouponNameFormOutput, void>
      form={form}
      pages={discountPages}
      onSave={({ name }) => run({ couponId, name, opened })}
      conflict={{
        onReload: () => {
          form.reset({ name: coupon.name });
          setOpened(coupon.name);
        },
        onOverwrite: ({ name }) => run({ couponId, name }),
      }}
      actions={coupon.code === null ? undefined : <DiscountCode coupon={coupon} />}
      destructive={<DeletionButton record={coupon} deletion={deletion} />}
    >
      <FormField form={form} name="name">
        {(field) => (
          <TextField label="Nom" required autoComplete="off" maxLength={COUPON_NAME_MAX} {...field} />
        )}
      </FormField>
      <Unchangeable coupon={coupon} />
    </FormPage>
  );
}

/** The rest of a coupon, and why it stays as it is. */
function Unchangeable({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const plans = useAtomValue(everyPlan);
  const now = useNow();
  const { code, redeemBy, created } = coupon;
  const names = plans.status === "ready" ? planNames(plans.value, coupon.products) : null;
  return (
    <div className="grid gap-3">
      <DescriptionList
        items={[
          { id: "code", term: "Code", details: code ?? "Aucun" },
          { id: "value", term: "Réduction", details: couponLabel(coupon) },
          { id: "uses", term: "Utilisations", details: usesText(coupon) },
          {
            id: "redeemBy",
            term: "Expire le",
            details: redeemBy === null ? "Sans limite" : formatDate(redeemBy),
          },
          { id: "plans", term: "Formules", details: plansText(names) },
          { id: "state", term: "État", details: couponStateLabels[couponState(coupon, now)] },
          ...(created === null ? [] : [{ id: "created", term: "Créée le", details: formatDate(created) }]),
        ]}
      />
      <p className="text-small text-ink-2">
        {`Seul le nom se modifie\u00A0: une réduction s’applique telle qu’elle a été acceptée. ${KEPT_BY_SUBSCRIBERS} Pour d’autres conditions, créez-en une autre.`}
      </p>
    </div>
  );
}
