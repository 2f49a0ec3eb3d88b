import { formatDate, formatDateTime } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import { greetingBlock } from "../../mail/letterBlocks.ts";
import type { MailBlock, MailContent } from "../../mail/mailContent.ts";
import type { ReadAccountMail } from "./accountMail.ts";

/** Describes what the words of a message need beside what was stored. */
export interface AccountMailContext {
  /** Scheme, host and port of the application. */
  readonly origin: string;
  /** Of who gets it; empty when it is not known. */
  readonly firstname: string;
  /** Address of who answers; without one the message promises no answer. */
  readonly support?: string | null | undefined;
  /** Address at which a new password is chosen, for the message that leads there. */
  readonly resetLink?: string | undefined;
}

const IGNORE = "Si vous n’avez rien demandé, ignorez ce message : rien ne change.";
const NOT_YOU =
  "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié »";

/** A message about an account, in words. */
export function accountMailWords(
  mail: ReadAccountMail,
  { origin, firstname, support = null, resetLink = "/auth/passwordforgotten" }: AccountMailContext,
): MailContent {
  const page = (path: string): string => new URL(path, origin).href;
  const letter = (
    subject: string,
    body: readonly (string | { readonly label: string; readonly path: string })[],
    why: string,
    greeted = firstname,
  ): MailContent => ({
    subject: typeset(subject),
    blocks: [
      greetingBlock(greeted),
      ...body.map((part): MailBlock =>
        typeof part === "string"
          ? { kind: "paragraph", text: typeset(part) }
          : { kind: "button", label: part.label, url: page(part.path) },
      ),
      { kind: "signature", name: "L’équipe Carnation", lines: [] },
      { kind: "legal", text: typeset(why) },
    ],
  });
  const notYou = support ? `${NOT_YOU}, puis écrivez à ${support}.` : `${NOT_YOU}.`;
  const yourAccount = "Vous recevez ce message parce qu’il concerne la sécurité de votre compte Carnation.";
  switch (mail.kind) {
    case "invitation":
      return letter(
        "Votre compte Carnation vous attend",
        [
          "Un compte Carnation a été préparé pour vous. Il vous reste à choisir votre mot de passe.",
          { label: "Activer mon compte", path: `/auth/firstlogin?code=${mail.code}` },
          `Ce lien est personnel et sert une seule fois, jusqu’au ${formatDate(mail.expires)}.`,
        ],
        "Vous recevez ce message parce qu’une personne de Carnation a préparé un compte à cette adresse. Sans activation, aucun compte n’est ouvert.",
        mail.firstname,
      );
    case "sign-up":
      return letter(
        "Activez votre compte Carnation",
        [
          "Bienvenue ! Pour ouvrir votre compte, confirmez votre adresse et choisissez votre mot de passe.",
          { label: "Activer mon compte", path: `/auth/firstlogin?code=${mail.code}` },
          `Ce lien est personnel et sert une seule fois, jusqu’au ${formatDateTime(mail.expires)}.`,
        ],
        `Vous recevez ce message parce qu’un compte a été demandé avec cette adresse. ${IGNORE}`,
        mail.firstname,
      );
    case "already-joined":
      return letter(
        "Vous avez déjà un compte Carnation",
        [
          "Un compte a été demandé avec cette adresse, et vous en avez déjà un. Connectez-vous avec votre mot de passe habituel.",
          { label: "Me connecter", path: "/auth/login" },
          `Mot de passe oublié ? Choisissez-en un nouveau ici :\n${page("/auth/passwordforgotten")}`,
        ],
        `Vous recevez ce message parce que quelqu’un a saisi votre adresse sur Carnation. ${IGNORE}`,
      );
    case "address-changed":
      return letter(
        "Votre adresse e-mail a changé",
        [
          `Vous vous connectez désormais à Carnation avec l’adresse ${mail.next}. Cette adresse-ci n’ouvre plus votre compte.`,
          ...(support ? [`Si ce n’était pas vous, écrivez sans attendre à ${support}.`] : []),
        ],
        yourAccount,
      );
    case "password-changed":
      return letter(
        "Votre mot de passe a changé",
        [
          "Le mot de passe de votre compte vient d’être modifié. Vos autres appareils devront se reconnecter.",
          notYou,
          { label: "Mot de passe oublié", path: "/auth/passwordforgotten" },
        ],
        yourAccount,
      );
    case "password-reset":
      return letter(
        "Choisissez un nouveau mot de passe",
        [
          "L’équipe Carnation vous envoie ce lien pour choisir un nouveau mot de passe. L’actuel reste valable jusque-là.",
          { label: "Choisir un mot de passe", path: resetLink },
          `Ce lien est personnel et sert une seule fois, pendant une heure. Plus tard, demandez-en un autre ici :\n${page("/auth/passwordforgotten")}`,
        ],
        yourAccount,
      );
    case "deletion-requested":
      return letter(
        `Votre compte sera supprimé le ${formatDate(mail.due)}`,
        [
          `Vous avez demandé la suppression de votre compte. Elle aura lieu le ${formatDate(mail.due)} : vos clients, diagnostics, photos, devis et réglages seront alors effacés. Votre abonnement s’arrête à la fin de la période payée.`,
          "Jusque-là, tout reste à sa place : vous pouvez exporter vos données, ou garder votre compte.",
          { label: "Garder mon compte", path: "/user/account" },
          notYou,
        ],
        `${yourAccount} Vos factures sont conservées dix ans, comme la loi l’exige.`,
      );
    case "deletion-taken-back":
      return letter(
        "Votre compte est conservé",
        [
          "La suppression de votre compte est annulée : rien n’a été effacé.",
          "Si votre abonnement a été arrêté, vous pouvez le reprendre depuis la page Abonnement.",
          { label: "Voir mon abonnement", path: "/user/subscription" },
        ],
        yourAccount,
      );
    case "account-erased":
      return letter(
        "Votre compte a été supprimé",
        [
          "Comme vous l’aviez demandé, votre compte Carnation et ses données viennent d’être effacés. Merci du temps passé avec nous.",
        ],
        "Vos factures sont conservées dix ans, comme la loi l’exige. Ce message est le dernier que vous recevez.",
        "",
      );
    case "payment-failed":
      return letter(
        "Le paiement de votre abonnement n’a pas abouti",
        [
          "Votre banque n’a pas accepté le paiement de votre abonnement. Mettez à jour votre moyen de paiement pour continuer les nouvelles analyses ; vos données restent consultables.",
          { label: "Voir mon abonnement", path: "/user/subscription" },
        ],
        "Vous recevez ce message parce qu’il concerne votre abonnement Carnation.",
      );
    case "trial-will-end":
      return letter(
        `Votre essai se termine le ${formatDate(mail.ends)}`,
        [
          `Votre période d’essai se termine le ${formatDate(mail.ends)}. Votre abonnement commencera alors, et le premier paiement sera prélevé sur votre carte.`,
          "Pour ne pas continuer, résiliez avant cette date : rien ne sera débité.",
          { label: "Voir mon abonnement", path: "/user/subscription" },
        ],
        "Vous recevez ce message parce qu’il concerne votre abonnement Carnation.",
      );
  }
}
