import type { Bank } from "../bank/bank.ts";
import { changeCard, changeDetails, endFromPortal, offers, payOpenInvoice } from "../bank/portal.ts";
import { choosePrice, setCancellation } from "../bank/subscriptions.ts";
import type { PortalSession } from "../objects/sessions.ts";
import { readCard } from "./cardForm.ts";
import type { FormValues } from "./fields.ts";
import { notice, type PageAnswer, redirect } from "./layout.ts";
import {
  cancelPage,
  cardPage,
  detailsOf,
  detailsPage,
  planPage,
  readDetails,
  running,
} from "./portalForms.ts";
import { portalPage } from "./portalPage.ts";

/** One visit of a portal's page. */
export interface PortalVisit {
  readonly id: string;
  /** Part behind the portal's address: a form, or nothing for the overview. */
  readonly room: string;
  readonly isPost: boolean;
  readonly typed: FormValues;
  /** Name of what was just done. */
  readonly done: string | null;
}

/** Answers a visit; null for a room that is none. */
export function portal(bank: Bank, { id, room, isPost, typed, done }: PortalVisit): PageAnswer | null {
  const session = bank.objects.get("billing_portal.session", id);
  if (session === null || Date.now() > session._expires) {
    return notice("Ce lien a expiré", "Ouvrez à nouveau votre espace de facturation depuis Carnation.", 404);
  }
  if (room === "" && !isPost) return portalPage(bank, session, done);
  return isPost ? act(bank, session, room, typed) : encodeForm(bank, session, room);
}

function encodeForm(bank: Bank, session: PortalSession, room: string): PageAnswer | null {
  if (room === "card") return cardPage(session, {}, {});
  if (room === "details") return detailsPage(session, detailsOf(bank, session), {});
  if (room !== "plan" && room !== "cancel") return null;
  const subscription = running(bank, session);
  if (subscription === null) return portalPage(bank, session, null, "Aucun abonnement en cours.");
  return room === "plan" ? planPage(bank, session, subscription, {}) : cancelPage(session, subscription);
}

function act(bank: Bank, session: PortalSession, room: string, typed: FormValues): PageAnswer | null {
  const done = (): PageAnswer => redirect(`/portal/${session.id}?done=${room}`);
  if (room === "card") {
    const reading = readCard(typed, bank.now());
    if ("wrongs" in reading) return cardPage(session, typed, reading.wrongs);
    if (reading.card.card.conduct === "fails") {
      return cardPage(session, typed, { number: "Cette carte a été refusée. Utilisez une autre carte." });
    }
    changeCard(bank, session.customer, reading.card);
    return done();
  }
  if (room === "details") {
    const reading = readDetails(typed);
    if ("wrongs" in reading) return detailsPage(session, typed, reading.wrongs);
    changeDetails(bank, session.customer, reading);
    return done();
  }
  if (room === "pay") {
    if (payOpenInvoice(bank, session.customer)) return done();
    return portalPage(
      bank,
      session,
      null,
      "Votre carte a été refusée. Changez de carte, puis réglez à nouveau.",
    );
  }
  return changeSubscription(bank, session, room, typed, done);
}

function changeSubscription(
  bank: Bank,
  session: PortalSession,
  room: string,
  typed: FormValues,
  done: () => PageAnswer,
): PageAnswer | null {
  if (room !== "plan" && room !== "cancel" && room !== "resume") return null;
  const subscription = running(bank, session);
  if (subscription === null) return portalPage(bank, session, null, "Aucun abonnement en cours.");
  if (room === "plan") {
    const offer = offers(bank).find(({ price }) => price.id === typed["price"]);
    if (offer === undefined)
      return planPage(bank, session, subscription, { price: "Choisissez une formule." });
    choosePrice(bank, subscription, offer.price);
  } else if (room === "cancel") endFromPortal(bank, subscription);
  else setCancellation(bank, subscription, { at: null, atPeriodEnd: false });
  return done();
}
