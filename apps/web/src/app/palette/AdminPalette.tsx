import type { PaletteSource } from "@carnation/product/palette";
import { Layers, Newspaper, Package, ShieldAlert, Store, TicketPercent, UserPlus } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { articles } from "../../features/admin/articles/articles.ts";
import { sharedAtom, theirsAtom } from "../../features/admin/catalogue/catalogueData.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { itemsOf } from "../../shared/state/queryState.ts";
import { adminMenu, adminMenuExits } from "../routes/menus.ts";
import { recordId } from "./openedRecord.ts";
import { keyboardRow, pageRow } from "./pageRows.tsx";
import { Palette } from "./Palette.tsx";
import type { PaletteRow, PaletteSources } from "./paletteRow.ts";
import {
  articleRow,
  listSearchRow,
  professionalActions,
  professionalRow,
  recommendationRow,
} from "./recordRows.tsx";
import type { ShellPaletteProps } from "./ShellPalette.tsx";
import { useCopyHour } from "./useCopyHour.ts";
import { useProfessionals } from "./useProfessionals.ts";
import { isOnItsWay, useSource } from "./useSource.ts";
import { useTypedText } from "./useTypedText.ts";

const action = (id: string, label: string, href: string, lead: ReactNode): PaletteRow => ({
  id: `action:${id}`,
  label,
  keywords: "nouveau créer",
  href,
  lead,
});

const addProfessional = action("professional", "Ajouter un professionnel", paths.addProfessional, <Store />);
const addRecommendation = action(
  "recommendation",
  "Ajouter une recommandation",
  paths.addAdminRecommendation,
  <Package />,
);
const addArticle = action("article", "Rédiger une actualité", paths.addArticle, <Newspaper />);
const actions: readonly PaletteRow[] = [
  addProfessional,
  addRecommendation,
  addArticle,
  action("employee", "Ajouter un employé", paths.addEmployee, <UserPlus />),
  action("discount", "Créer une réduction", paths.addDiscount, <TicketPercent />),
  action("subcategory", "Ajouter une sous-catégorie", paths.addSubcategory, <Layers />),
  action("contraindication", "Ajouter une contre-indication", paths.addContraindication, <ShieldAlert />),
];

const menuPages: readonly PaletteRow[] = [
  ...adminMenu.flatMap(({ items }) => items),
  { label: "Mon profil", to: paths.adminProfile },
  ...adminMenuExits,
].map((item) => pageRow(item));

/** The palette of the back-office: professionals, what can be added, pages, articles and recommendations. */
export function AdminPalette(props: ShellPaletteProps): ReactNode {
  const { part, onPartChange } = props;
  const open = part === "search";
  const [typed, setTyped] = useTypedText(open);
  const { watched, records, isPending, isPartial } = useProfessionals(open, typed);
  const shared = useSource(sharedAtom, open);
  const theirs = useSource(theirsAtom, open);
  const news = useSource(articles.list, open);
  const copyHour = useCopyHour(watched);

  const people = useMemo(
    (): PaletteSource<PaletteRow> => ({ id: "people", rows: records.map(professionalRow), isPending }),
    [records, isPending],
  );
  const professionalsById = useMemo(
    () => new Map(records.map((professional) => [recordId("professional", professional.uid), professional])),
    [records],
  );
  const pages = useMemo(
    (): PaletteSource<PaletteRow> => ({
      id: "pages",
      rows: [
        ...menuPages,
        ...itemsOf(news).map((article) =>
          articleRow(article, paths.editArticle(article.id), article.published ? "Actualité" : "Brouillon"),
        ),
      ],
      isPending: isOnItsWay(news),
    }),
    [news],
  );
  const products = useMemo(
    (): PaletteSource<PaletteRow> => ({
      id: "products",
      rows: [...itemsOf(shared), ...itemsOf(theirs)].map((recommendation) =>
        recommendationRow(recommendation, paths.editAdminRecommendation(recommendation.id)),
      ),
      isPending: isOnItsWay(shared, theirs),
    }),
    [shared, theirs],
  );
  const sources: PaletteSources = {
    people,
    peopleLabel: "Clients professionnels",
    actions: [...actions, keyboardRow(() => onPartChange("keyboard"))],
    actionsOf: ({ id }) => {
      const professional = professionalsById.get(id);
      return professional === undefined ? [] : professionalActions(professional);
    },
    pages,
    products,
    searchPeople: (text) => listSearchRow("les clients professionnels", paths.adminProfessionals, text),
    noneOf: "Ni professionnel, ni page, ni recommandation de ce nom.",
    creations: [addProfessional, addRecommendation, addArticle],
  };
  return (
    <Palette
      {...props}
      sources={sources}
      placeholder="Professionnel, page, recommandation ou action"
      typed={typed}
      onType={setTyped}
      copyHour={copyHour}
      isPartial={isPartial}
      searching="Recherche en cours…"
    />
  );
}
