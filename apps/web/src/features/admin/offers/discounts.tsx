import { listLimits } from "@carnation/product/limits";
import { formatCount, formatNumber, formatShortDate } from "@carnation/domain/format";
import {
  type Coupon,
  couponForm,
  type CouponFormOutput,
  couponLabel,
  couponState,
  type CouponState,
  couponStateLabels,
  newCouponInput,
} from "@carnation/product/coupon";
import { can } from "@carnation/product/permission";
import type { Plan } from "@carnation/product/plan";
import { Badge } from "@carnation/ui/badge";
import { atom } from "jotai";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import type { ListQuery } from "../../../shared/state/queryState.ts";
import { deletion } from "./DeleteDiscount.tsx";
import { DiscountAside, DiscountFields, type DiscountInput } from "./DiscountFields.tsx";
import { coupons, discountPages, everyPlan, planNames } from "./offers.ts";

/** A coupon of the table; the names of its plans are null until the plans are known. */
interface Row extends Coupon {
  readonly plans: readonly string[] | null;
}

const rows = atom(
  (get): ListQuery<Row> => {
    const watched = get(coupons.list);
    if (watched.status !== "ready") return watched;
    const known = get(everyPlan);
    const namesOf = ({ products }: Coupon) =>
      known.status === "ready" ? planNames(known.value, products) : null;
    return { ...watched, value: watched.value.map((coupon) => ({ ...coupon, plans: namesOf(coupon) })) };
  },
  (_get, set) => set(coupons.list),
);

const stateOf = (coupon: Coupon): CouponState => couponState(coupon, new Date());
const states = Object.keys(couponStateLabels) as CouponState[];

/** « 12 sur 200 », « 12 ». */
export function usesText({ timesRedeemed, maxRedemptions }: Coupon): string {
  const used = formatNumber(timesRedeemed);
  return maxRedemptions === null ? used : `${used} sur ${formatNumber(maxRedemptions)}`;
}

/** « Toutes », « Pro, Institut + »; empty while the plans are not known. */
export function plansText(names: readonly string[] | null): string {
  if (names === null) return "";
  return names.length === 0 ? "Toutes" : names.join(", ");
}

/** `/admin/discounts` and `/admin/discounts/add`: what takes something off a subscription. */
export const { ListScreen, AddScreen } = resourceScreens<
  Coupon,
  Row,
  DiscountInput,
  CouponFormOutput,
  readonly Plan[]
>({
  pages: discountPages,
  watches: coupons,
  permission: (actor) => can(actor, "create-coupon"),
  nameOf: ({ name }) => name,
  texts: {
    caption: "Réductions sur les abonnements",
    count: (amount) => formatCount(amount, "réduction", "réductions"),
    search: "Rechercher une réduction",
    add: "Créer une réduction",
    firsts: "premières",
    empty: {
      title: "Aucune réduction",
      text: "Un code que les professionnels saisissent au moment de s’abonner, ou que vous leur attribuez.",
    },
  },
  list: {
    rows,
    columns: [
      { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
      {
        id: "code",
        header: "Code",
        value: ({ code }) => code,
        cell: ({ code }) => code ?? "–",
        sortable: true,
        width: "150px",
      },
      {
        id: "value",
        header: "Réduction",
        value: couponLabel,
        phone: "value",
        width: "230px",
      },
      {
        id: "uses",
        header: "Utilisations",
        value: ({ timesRedeemed }) => timesRedeemed,
        cell: usesText,
        csv: usesText,
        align: "end",
        sortable: true,
        width: "130px",
      },
      {
        id: "plans",
        header: "Formules",
        value: ({ plans }) => plansText(plans),
        priority: 2,
        width: "140px",
      },
      {
        id: "redeemBy",
        header: "Expire le",
        value: ({ redeemBy }) => redeemBy,
        cell: ({ redeemBy }) => (redeemBy === null ? "–" : formatShortDate(redeemBy)),
        sortable: true,
        priority: 2,
        width: "110px",
      },
      {
        id: "state",
        header: "État",
        value: (coupon) => couponStateLabels[stateOf(coupon)],
        cell: (coupon) => <Badge>{couponStateLabels[stateOf(coupon)]}</Badge>,
        sortable: true,
        phone: "state",
        width: "110px",
      },
    ],
    defaultSort: { columnId: "name", direction: "ascending" },
    filters: [
      {
        id: "etat",
        label: "État",
        all: "toutes",
        choices: states.map((state) => ({
          id: state,
          label: couponStateLabels[state],
          keeps: (coupon: Row) => stateOf(coupon) === state,
        })),
      },
    ],
    limit: listLimits.catalogue,
    asking: listAsking((workspace) => workspace.coupons),
    csv: "Réductions",
  },
  form: {
    given: everyPlan,
    schema: () => couponForm(new Date()),
    input: () => newCouponInput,
    Fields: DiscountFields,
    Aside: DiscountAside,
  },
  commands: (workspace) => ({
    add: ({ id, ...coupon }) => workspace.coupons.create({ ...coupon, request: id }),
    save: (couponId, { name }) => workspace.coupons.update({ couponId, name }),
  }),
  deletion,
});
