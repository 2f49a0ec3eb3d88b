import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { compareNames } from "@carnation/domain/text";
import { personLabel, type Professional } from "@carnation/product/account";
import {
  catalogueGapLabels,
  catalogueGaps,
  duplicatedRecommendations,
  gapsOf,
  worldLabel,
} from "@carnation/product/recommendation";
import { atom, type WritableAtom } from "jotai";
import type { FilterChoice, ResourceFilter } from "../../../shared/resource/Resource.ts";
import { targetWords } from "../../../shared/recommendations/targetWords.ts";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { itemsOf, type ListQuery } from "../../../shared/state/queryState.ts";
import { allSubcategoriesAtom, professionalsAtom, sharedAtom, theirsAtom } from "./catalogueData.ts";

/** A recommendation of the list, with the words for what it names. */
export interface CatalogueRow extends Recommendation {
  /** Empty when it is not known. */
  readonly subcategoryName: string;
  /** « Hydratation, rougeurs »: the criterion that it answers most comes first. */
  readonly targets: string;
  readonly ownerName: string;
  /** True when its owner has another one of the same name. */
  readonly duplicated: boolean;
}

/** Gives what a professional is called where one is chosen: two of one company are told apart. */
export function ownerLabel(
  profile: Parameters<typeof personLabel>[0] & { readonly company: string },
): string {
  const person = personLabel(profile);
  return profile.company === "" ? person : `${profile.company} · ${person}`;
}

/** Gives what the owner of a recommendation is called; somebody who is not in the list has no name here. */
export function ownerName(owner: string, professionals: readonly Professional[]): string {
  if (owner === WORLD) return worldLabel;
  const known = professionals.find(({ uid }) => uid === owner);
  return known === undefined ? "Un professionnel" : ownerLabel(known);
}

/** Puts the words for what they name beside recommendations. */
const withNamesAtom = atom((get) => {
  const subcategories = new Map(itemsOf(get(allSubcategoriesAtom)).map(({ id, name }) => [id, name]));
  const professionals = itemsOf(get(professionalsAtom));
  return (all: readonly Recommendation[]): readonly CatalogueRow[] => {
    const duplicated = duplicatedRecommendations(all);
    return all.map((recommendation) => ({
      ...recommendation,
      subcategoryName: subcategories.get(recommendation.subcategory ?? "") ?? "",
      targets: targetWords(recommendation),
      ownerName: ownerName(recommendation.owner, professionals),
      duplicated: duplicated.has(recommendation.id),
    }));
  };
});

/** Way that the list asks for the recommendations that it does not show. */
export const asking = listAsking((workspace) => workspace.recommendations, withNamesAtom);

/** All of them: the shared ones and those of professionals, each as far as one query goes. */
export const rowsAtom: WritableAtom<ListQuery<CatalogueRow>, [], void> = atom(
  (get): ListQuery<CatalogueRow> => {
    const [shared, theirs] = [get(sharedAtom), get(theirsAtom)];
    if (shared.status !== "ready") return shared;
    if (theirs.status !== "ready") return theirs;
    const all = [...shared.value, ...theirs.value];
    return {
      ...shared,
      fromCache: shared.fromCache || theirs.fromCache,
      unreadable: shared.unreadable + theirs.unreadable,
      value: get(withNamesAtom)(all),
    };
  },
  (_get, set) => {
    set(sharedAtom);
    set(theirsAtom);
  },
);

const keepsGap = (row: CatalogueRow): boolean => gapsOf(row).length > 0;

/** Counts how many of a list lack something, or are there twice. */
export const incomplete = (rows: readonly CatalogueRow[]): number =>
  rows.filter((row) => keepsGap(row) || row.duplicated).length;

/** Under which name the address has whose recommendations are shown. */
export const OWNER = "proprietaire";

const fixed: readonly ResourceFilter<CatalogueRow>[] = [
  {
    id: "categorie",
    label: "Catégorie",
    all: "Toutes",
    isParts: true,
    choices: [
      { id: "cosmetiques", label: "Cosmétiques", keeps: ({ category }) => category === "cosmetics" },
      { id: "soins", label: "Autres soins", keeps: ({ category }) => category === "other" },
    ],
  },
];

const states: readonly ResourceFilter<CatalogueRow>[] = [
  {
    id: "statut",
    label: "Statut",
    all: "tous",
    choices: [
      { id: "actives", label: "actives", keeps: ({ active }) => active },
      { id: "inactives", label: "inactives", keeps: ({ active }) => !active },
    ],
  },
  {
    id: "a-completer",
    label: "À compléter",
    all: "tout",
    choices: [
      ...catalogueGaps.map((gap): FilterChoice<CatalogueRow> => ({
        id: { picture: "photo", price: "prix", criteria: "critere" }[gap],
        label: catalogueGapLabels[gap].toLocaleLowerCase("fr"),
        keeps: (row) => gapsOf(row).includes(gap),
      })),
      { id: "doublons", label: "en double", keeps: ({ duplicated }) => duplicated },
    ],
  },
];

/** The filters of the list: its owners and subcategories are those that something is of. */
export function catalogueFilters(rows: readonly CatalogueRow[]): readonly ResourceFilter<CatalogueRow>[] {
  const owners = new Map(
    rows.filter(({ owner }) => owner !== WORLD).map(({ owner, ownerName: name }) => [owner, name]),
  );
  const subcategories = new Map(
    rows
      .filter(({ subcategoryName }) => subcategoryName !== "")
      .map(({ subcategory, subcategoryName }) => [subcategory ?? "", subcategoryName]),
  );
  return [
    ...fixed,
    {
      id: OWNER,
      label: "Catalogue",
      all: "commun",
      otherwise: ({ owner }) => owner === WORLD,
      choices:
        owners.size === 0
          ? []
          : [
              { id: "professionnels", label: "des professionnels", keeps: ({ owner }) => owner !== WORLD },
              ...named(
                owners,
                (id) =>
                  ({ owner }) =>
                    owner === id,
              ),
            ],
    },
    {
      id: "sous-categorie",
      label: "Sous-catégorie",
      all: "toutes",
      choices: named(
        subcategories,
        (id) =>
          ({ subcategory }) =>
            subcategory === id,
      ),
    },
    ...states,
  ];
}

function named(
  names: ReadonlyMap<string, string>,
  keeping: (id: string) => (row: CatalogueRow) => boolean,
): FilterChoice<CatalogueRow>[] {
  return [...names]
    .toSorted(([, a], [, b]) => compareNames(a, b))
    .map(([id, label]) => ({ id, label, keeps: keeping(id) }));
}
