import { priceFor, type SettledPrices } from "@carnation/domain/internal/recommendation";
import type { PaletteSource } from "@carnation/product/palette";
import { type Atom, atom, useAtomValue } from "jotai";
import { Camera, Package, UserPlus } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { pagesOf } from "../../features/pro/news/news.ts";
import { useNow } from "../../shared/browser/useNow.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { sessionAtom } from "../../shared/session/sessionAtoms.ts";
import { type DocumentQuery, itemsOf, loading } from "../../shared/state/queryState.ts";
import { catalogueAtom, pricesAtom } from "../../shared/watch/catalogueAtoms.ts";
import { userMenu } from "../routes/menus.ts";
import { recordId } from "./openedRecord.ts";
import { keyboardRow, pageRow } from "./pageRows.tsx";
import { Palette } from "./Palette.tsx";
import type { PaletteRow, PaletteSources } from "./paletteRow.ts";
import { articleRow, customerActions, customerRow, listSearchRow, recommendationRow } from "./recordRows.tsx";
import type { ShellPaletteProps } from "./ShellPalette.tsx";
import { useCopyHour } from "./useCopyHour.ts";
import { useCustomers } from "./useCustomers.ts";
import { isOnItsWay, useSource } from "./useSource.ts";
import { useTypedText } from "./useTypedText.ts";

/** Pages of the list of news that are searched. */
const newsAtom = pagesOf(2, null);

/** Closed, the palette reads nothing. */
const noPricesAtom: Atom<DocumentQuery<SettledPrices>> = atom(() => loading);

const newDiagnosis: PaletteRow = {
  id: "action:diagnosis",
  label: "Nouveau diagnostic",
  keywords: "photo",
  href: paths.diagnosis,
  lead: <Camera />,
};
const addCustomer: PaletteRow = {
  id: "action:add-customer",
  label: "Ajouter un client",
  keywords: "nouveau",
  href: paths.addCustomer,
  lead: <UserPlus />,
};
const addRecommendation: PaletteRow = {
  id: "action:add-recommendation",
  label: "Ajouter une recommandation",
  keywords: "nouveau produit soin",
  href: paths.addRecommendation,
  lead: <Package />,
};

/** Pages that are in no menu. */
const otherPages: readonly PaletteRow[] = [
  pageRow({ label: "Mon profil", to: paths.profile }, "coordonnées logo mot de passe"),
  pageRow({ label: "Abonnement", to: paths.subscription }, "formule"),
  pageRow({ label: "Facturation", to: paths.billing }, "adresse TVA"),
  pageRow({ label: "Paiements", to: paths.payments }, "factures carte"),
];

/** The palette of the professional: clients, what can be begun for them, pages, articles and recommendations. */
export function ProfessionalPalette(props: ShellPaletteProps): ReactNode {
  const { part, onPartChange } = props;
  const open = part === "search";
  const [typed, setTyped] = useTypedText(open);
  const now = useNow();
  const role = useAtomValue(sessionAtom)?.role ?? "customer";
  const { watched, records, isPending, isPartial } = useCustomers(open, typed);
  const catalogue = useSource(catalogueAtom, open);
  const news = useSource(newsAtom, open);
  const prices = useAtomValue(open ? pricesAtom : noPricesAtom);
  const copyHour = useCopyHour(watched);

  const people = useMemo(
    (): PaletteSource<PaletteRow> => ({
      id: "people",
      rows: records.map((customer) => customerRow(customer, now)),
      isPending,
    }),
    [records, now, isPending],
  );
  const customersById = useMemo(
    () => new Map(records.map((customer) => [recordId("customer", customer.id), customer])),
    [records],
  );
  const pages = useMemo(
    (): PaletteSource<PaletteRow> => ({
      id: "pages",
      rows: [
        ...userMenu(role).map((item) => pageRow(item)),
        ...otherPages,
        ...itemsOf(news).map((article) => articleRow(article, paths.newsArticle(article.id))),
      ],
      isPending: isOnItsWay(news),
    }),
    [role, news],
  );
  const products = useMemo(
    (): PaletteSource<PaletteRow> => ({
      id: "products",
      rows: itemsOf(catalogue).map((recommendation) => {
        const settled = prices.status === "ready" ? prices.value.get(recommendation.id) : null;
        return recommendationRow(
          recommendation,
          paths.recommendation(recommendation.id),
          priceFor(recommendation, settled),
        );
      }),
      isPending: isOnItsWay(catalogue),
    }),
    [catalogue, prices],
  );
  const sources: PaletteSources = {
    people,
    peopleLabel: "Clients",
    actions: [newDiagnosis, addCustomer, addRecommendation, keyboardRow(() => onPartChange("keyboard"))],
    actionsOf: ({ id }) => {
      const customer = customersById.get(id);
      return customer === undefined ? [] : customerActions(customer);
    },
    pages,
    products,
    searchPeople: (text) => listSearchRow("Mes clients", paths.customers, text),
    noneOf: "Ni client, ni page, ni produit de ce nom.",
    creations: [addCustomer, addRecommendation],
  };
  return (
    <Palette
      {...props}
      sources={sources}
      placeholder="Client, page, produit ou action"
      typed={typed}
      onType={setTyped}
      copyHour={copyHour}
      isPartial={isPartial}
      searching="Recherche en cours…"
    />
  );
}
