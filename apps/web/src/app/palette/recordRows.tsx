import { formatMoney, formatRecentDay } from "@carnation/domain/format";
import type { Recommendation } from "@carnation/domain/routine";
import { typeset } from "@carnation/domain/text";
import { personLabel, type Professional, professionalLabel } from "@carnation/product/account";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { News } from "@carnation/product/news";
import { Packshot } from "@carnation/ui/product-card";
import { Camera, CreditCard, Newspaper, ScanFace, Search, Store } from "lucide-react";
import { CustomerPicture } from "../../features/pro/customers/CustomerPicture.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { packshotOf } from "../../shared/recommendations/packshotOf.ts";
import { recordId } from "./openedRecord.ts";
import type { PaletteRow } from "./paletteRow.ts";

/** A client, who leads to their file. */
export function customerRow(customer: Customer, now: Date): PaletteRow {
  const { id, email, lastDiagnostic } = customer;
  const date = lastDiagnostic?.date ?? null;
  return {
    id: recordId("customer", id),
    label: customerLabel(customer),
    keywords: email,
    detail: date === null ? undefined : formatRecentDay(date, now),
    href: paths.customer(id),
    lead: <CustomerPicture customer={customer} />,
  };
}

/** Actions for a client: their last results, where the file names them, and a new diagnosis. */
export function customerActions(customer: Customer): readonly PaletteRow[] {
  const { id, email, lastDiagnostic } = customer;
  const name = customerLabel(customer);
  const opens = recordId("customer", id);
  const last = lastDiagnostic?.id ?? null;
  const results: PaletteRow[] =
    last === null
      ? []
      : [
          {
            id: `results:${id}`,
            label: `Derniers résultats pour ${name}`,
            keywords: email,
            href: paths.results(last),
            lead: <ScanFace />,
            opens,
          },
        ];
  return [
    ...results,
    {
      id: `diagnosis:${id}`,
      label: `Nouveau diagnostic pour ${name}`,
      keywords: email,
      href: paths.customerDiagnosis(id),
      lead: <Camera />,
      opens,
    },
  ];
}

/** A professional, who leads to their file. */
export function professionalRow(professional: Professional): PaletteRow {
  const { uid, company, email } = professional;
  const person = personLabel(professional);
  return {
    id: recordId("professional", uid),
    label: professionalLabel(professional),
    keywords: `${person} ${email}`,
    detail: company === "" ? undefined : person,
    href: paths.professional(uid),
    lead: <Store />,
  };
}

/** Actions for a professional: the billing. */
export function professionalActions(professional: Professional): readonly PaletteRow[] {
  const { uid, company, email } = professional;
  const person = personLabel(professional);
  return [
    {
      id: `billing:${uid}`,
      label: `Facturation\u00A0: ${professionalLabel(professional)}`,
      keywords: `${person} ${email}`,
      detail: company === "" ? undefined : person,
      href: paths.professionalBilling(uid),
      lead: <CreditCard />,
      opens: recordId("professional", uid),
    },
  ];
}

/**
 * A recommendation, which leads to where it is read, or edited.
 * @param price in cents; null when nobody has set one
 */
export function recommendationRow(
  recommendation: Recommendation,
  href: string,
  price: number | null = recommendation.price,
): PaletteRow {
  return {
    id: recordId("recommendation", recommendation.id),
    label: typeset(recommendation.name),
    detail: price === null ? undefined : formatMoney(price),
    href,
    lead: <Packshot kind={packshotOf(recommendation)} size="sm" />,
  };
}

/** An article, which leads to where it is read, or edited. */
export function articleRow({ id, title, tags }: News, href: string, detail = "Actualité"): PaletteRow {
  return {
    id: recordId("article", id),
    label: title === "" ? "Sans titre" : typeset(title),
    keywords: tags.join(" "),
    detail,
    href,
    lead: <Newspaper />,
  };
}

/** The list of people, searched for what is typed. */
export function listSearchRow(list: string, path: string, typed: string): PaletteRow {
  const text = typed.trim();
  return {
    id: "action:list",
    label: `Chercher «\u00A0${text}\u00A0» dans ${list}`,
    href: `${path}?${new URLSearchParams({ recherche: text }).toString()}`,
    lead: <Search />,
  };
}
