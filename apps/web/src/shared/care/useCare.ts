import type { Unread } from "@carnation/data";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { priceFor } from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import type { DiagnosisResult } from "@carnation/domain/result";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import {
  type CareChoice,
  type CareProposal,
  careProposal,
  contraindicationReasons,
  type Diagnosis,
} from "@carnation/product/diagnosis";
import type { Profile } from "@carnation/product/profile";
import { useAtom, useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { profileAtom } from "../watch/accountAtoms.ts";
import {
  catalogueAtom,
  contraindicationsAtom,
  pricesAtom,
  subcategoriesAtom,
  wholeCatalogueAtom,
} from "../watch/catalogueAtoms.ts";
import { itemsOf, loading, type Loaded, valueOf } from "../state/queryState.ts";
import { activeSettings } from "../diagnosis/applyThresholds.ts";
import { displaySettingsAtom } from "../diagnosis/useResult.ts";

/** Describes what a professional can advise after a diagnosis, and what each of it is called and costs. */
export interface Care {
  readonly proposal: CareProposal;
  readonly profile: Profile;
  readonly subcategories: readonly Subcategory[];
  readonly contraindications: readonly Contraindication[];
  /** All that she may read, for the steps of a routine: hidden ones and inactive ones of her own too. */
  readonly known: readonly Recommendation[];
  /** By id of the recommendation, the names of the person's contraindications that set it aside, where the settings say so. */
  readonly reasons: ReadonlyMap<string, readonly string[]>;
  /** A choice by the id of its recommendation. */
  readonly choiceOf: (id: string) => CareChoice | undefined;
  /** « Sérum » */
  readonly kindOf: (recommendation: Pick<Recommendation, "subcategory">) => string;
  /** In cents, VAT included; null when nobody has set one. */
  readonly priceOf: (recommendation: Pick<Recommendation, "id" | "price">) => Cents | null;
}

/** State of the care of a diagnosis, and the retry of what failed. */
export interface WatchedCare {
  readonly care: Loaded<Care> | Unread;
  readonly retry: () => void;
}

/**
 * Gives what can be advised after a diagnosis, live: the catalogue, the prices, the person's contraindications.
 * @param customer null for a quick diagnosis
 * @param result null while it cannot be read: what was proposed on that day then stands for it; undefined while it is on
 *   its way
 */
export function useCare(
  diagnosis: Diagnosis,
  customer: Customer | null,
  result: DiagnosisResult | null | undefined,
): WatchedCare {
  const [catalogue, retryCatalogue] = useAtom(catalogueAtom);
  const [contraindications, retryContraindications] = useAtom(contraindicationsAtom);
  const [whole] = useAtom(wholeCatalogueAtom);
  const [subcategories] = useAtom(subcategoriesAtom);
  const [prices] = useAtom(pricesAtom);
  const [profile] = useAtom(profileAtom);
  const settings = useAtomValue(displaySettingsAtom);
  // One moment for as long as the page is open: the day that is proposed must not change under the hand.
  const [now] = useState(() => new Date());
  const retry = (): void => {
    retryCatalogue();
    if (contraindications.status === "failed") retryContraindications();
  };
  const care = useMemo((): Loaded<Care> | Unread => {
    if (catalogue.status !== "ready") return catalogue;
    // The names of a person's contraindications decide: they are not guessed.
    if (contraindications.status !== "ready") return contraindications;
    const account = valueOf(profile);
    if (result === undefined || account === null || settings.status !== "ready") return loading;
    const source = {
      recommendations: catalogue.value,
      subcategories: itemsOf(subcategories),
      contraindications: contraindications.value,
      profile: account,
      customer,
      diagnosis,
      result,
      settings: activeSettings(settings.value),
      now,
    };
    const proposal = careProposal(source);
    // As the server has it, which otherwise takes what is refused here.
    const { excludeContraindicated } = source.settings.recommendations;
    const met = excludeContraindicated ? (customer?.contraindications ?? []) : [];
    const choices = new Map(proposal.choices.map((choice) => [choice.recommendation.id, choice]));
    const names = new Map(source.subcategories.map(({ id, name }) => [id, name]));
    const settled = valueOf(prices);
    const known = itemsOf(whole);
    return {
      status: "ready",
      value: {
        proposal,
        profile: account,
        subcategories: source.subcategories,
        contraindications: source.contraindications,
        known,
        reasons: contraindicationReasons(known, met, source.contraindications),
        choiceOf: (id) => choices.get(id),
        kindOf: ({ subcategory }) => names.get(subcategory ?? "") ?? "",
        priceOf: (recommendation) => priceFor(recommendation, settled?.get(recommendation.id)),
      },
    };
  }, [
    catalogue,
    contraindications,
    whole,
    subcategories,
    prices,
    profile,
    settings,
    customer,
    diagnosis,
    result,
    now,
  ]);
  return { care, retry };
}
