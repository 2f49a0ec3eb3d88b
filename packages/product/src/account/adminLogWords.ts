import { formatCount } from "@carnation/domain/format";
import { parseRole, type Role } from "../session/session.ts";
import type { AdminLogChange, AdminLogEntry } from "./adminLog.ts";
import { staffRoleLabels } from "./staffForms.ts";

/** French words of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = { ...staffRoleLabels, customer: "Professionnel" };

/** Describes what an administrator did to an account, in words. */
export interface AdminLogWords {
  /** « Compte modifié » */
  readonly title: string;
  /** Each field that changed: « Rôle : Employé → Administrateur ». */
  readonly changes: readonly string[];
}

const titles: Readonly<Record<string, string>> = {
  createaccount: "Compte créé, invitation envoyée",
  resendinvitation: "Invitation renvoyée",
  resetaccountpassword: "Lien de mot de passe envoyé",
  updateaccount: "Compte modifié",
  deletesubscription: "Abonnement résilié",
  rejudgediagnoses: "Anciens diagnostics recalculés",
};

const labels: Readonly<Record<string, string>> = {
  firstname: "Prénom",
  lastname: "Nom",
  email: "E-mail",
  company: "Société",
  type: "Type de compte",
  coupon: "Réduction",
  trial_plan: "Formule d’essai",
  enabled_subcategories: "Sous-catégories",
  hidden_criterias: "Critères masqués",
  role: "Rôle",
  active: "Compte",
};

/** Gives what an administrator did, in words; a field that has no name of its own is left out. */
export function adminLogWords({ action, changes }: Pick<AdminLogEntry, "action" | "changes">): AdminLogWords {
  return {
    title: titles[action] ?? "Modification",
    // Who makes an account fills in everything: it stands in the account.
    changes: action === "createaccount" ? [] : changes.flatMap(changeWords),
  };
}

function changeWords({ field, before, after }: AdminLogChange): string[] {
  if (field === "end_subscription") return ["Abonnement\u00A0: fin demandée"];
  const label = labels[field];
  return label === undefined
    ? []
    : [`${label}\u00A0: ${valueWords(field, before)} → ${valueWords(field, after)}`];
}

function valueWords(field: string, value: unknown): string {
  if (field === "role") return roleLabels[parseRole(value)];
  if (typeof value === "boolean") return value ? "actif" : "désactivé";
  if (Array.isArray(value)) return value.length === 0 ? "aucun" : formatCount(value.length, "choix", "choix");
  return typeof value === "string" && value !== "" ? value : "vide";
}
