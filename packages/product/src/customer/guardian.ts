import { majorityOf } from "@carnation/domain/field";
import * as v from "valibot";

/** Holds what a guardian can be to a minor. */
export const guardianRelations = ["mother", "father", "guardian"] as const;

/** Describes what a guardian is to the minor. */
export type GuardianRelation = (typeof guardianRelations)[number];

/** French words of the relations. */
export const guardianRelationLabels: Readonly<Record<GuardianRelation, string>> = {
  mother: "Mère",
  father: "Père",
  guardian: "Représentant légal",
};

/** Person who agreed for a minor (MARKET G8). */
export interface Guardian {
  /** First and last name. */
  readonly name: string;
  readonly relation: GuardianRelation;
}

/** A stored guardian. */
export const guardianSchema = v.object({ name: v.string(), relation: v.picklist(guardianRelations) });

/** Describes what decides whether somebody else has to agree. */
export interface AgeDeclaration {
  /** Null when it is not known: the year is optional, and an adult is assumed. */
  readonly birth_year: number | null;
  /** Holds what the person declares in the year of their eighteenth birthday; of no effect in other years. */
  readonly of_age: boolean;
}

/** Tells whether a guardian has to agree. In the year of the eighteenth birthday the person's word decides. */
export function needsGuardian({ birth_year, of_age }: AgeDeclaration, now: Date): boolean {
  const majority = majorityOf(birth_year, now);
  return majority === "minor" || (majority === "depends" && !of_age);
}

/** Holds what to say about a minor. */
export const minorMessages = {
  nameMissing: "Saisissez le nom du représentant légal.",
  relationMissing: "Choisissez le lien avec la personne mineure.",
  consentMissing: "Le représentant légal doit donner son accord.",
  noCommunication: "Les photos d’une personne mineure ne servent pas à la communication.",
} as const;
