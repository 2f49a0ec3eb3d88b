import type { Bank } from "../bank/bank.ts";
import { advanceTo, stepFrom } from "../bank/clock.ts";
import { bankPage } from "./bankPage.ts";
import { type CheckoutAction, checkoutPage } from "./checkoutPage.ts";
import { type FormValues, formValuesOf } from "./fields.ts";
import { FONT_FACES, fontFile } from "./fonts.ts";
import { invoicePage } from "./invoicePage.ts";
import { notice, type PageAnswer, redirect } from "./layout.ts";
import { portal } from "./portal.ts";
import { STYLE } from "./style.ts";

/** A request of a browser. */
export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  /** The form's body; empty for a look. */
  readonly body: string;
}

/** Answers a page or a form, in one transaction: a process that dies has done all of it or nothing. */
export function handlePageRequest(bank: Bank, { method, url, body }: PageRequest): PageAnswer {
  const isPost = method === "POST";
  const asset = assetOf(url.pathname);
  if (asset !== null) return asset;
  const [room = "", id = "", rest = "", ...more] = url.pathname.slice(1).split("/");
  const typed = isPost ? formValuesOf(body) : {};
  const found =
    more.length > 0 ? null : bank.transact(() => answerRoom(bank, { room, id, rest, isPost, typed, url }));
  return found ?? notice("Page introuvable", "Vérifiez l’adresse.", 404);
}

function assetOf(pathname: string): PageAnswer | null {
  if (pathname === "/assets/pages.css") {
    return { status: 200, body: FONT_FACES + STYLE, type: "text/css; charset=utf-8" };
  }
  const font = pathname.startsWith("/assets/") ? fontFile(pathname.slice("/assets/".length)) : null;
  return font && { status: 200, body: font, type: "font/woff2" };
}

interface Visit {
  readonly room: string;
  readonly id: string;
  readonly rest: string;
  readonly isPost: boolean;
  readonly typed: FormValues;
  readonly url: URL;
}

function answerRoom(bank: Bank, { room, id, rest, isPost, typed, url }: Visit): PageAnswer | null {
  if (room === "checkout") {
    const action = checkoutAction(rest, isPost);
    return action && checkoutPage(bank, id, action, typed);
  }
  if (room === "portal")
    return portal(bank, { id, room: rest, isPost, typed, done: url.searchParams.get("done") });
  if (room === "invoice" && !isPost && (rest === "" || rest === "pdf"))
    return invoicePage(bank, id, rest === "pdf");
  if (room === "" && !isPost) return bankPage(bank);
  return isPost ? operate(bank, room, id, typed) : null;
}

/** A reload of what a form answered is a look. */
function checkoutAction(rest: string, isPost: boolean): CheckoutAction | null {
  if (rest !== "" && rest !== "code" && rest !== "uncode" && rest !== "pay") return null;
  return !isPost || rest === "" ? "look" : rest;
}

/** Handles the forms of the bank's own page. */
function operate(bank: Bank, room: string, id: string, typed: FormValues): PageAnswer | null {
  if (room === "clock") {
    const days = Math.min(366, Math.max(0, Math.trunc(Number(typed["days"] ?? 0)) || 0));
    const months = Math.min(12, Math.max(0, Math.trunc(Number(typed["months"] ?? 0)) || 0));
    advanceTo(bank, stepFrom(bank.now(), { days, months }));
    return redirect("/");
  }
  if (room === "cards") {
    const customer = bank.objects.get("customer", typed["customer"] ?? "");
    const wanted = typed["payments"];
    if (customer === null) return null;
    bank.objects.put({
      ...customer,
      _payments: wanted === "fail" || wanted === "fail_once" ? wanted : undefined,
    });
    return redirect("/");
  }
  if (room === "events" && bank.events.get(id) !== null) {
    bank.events.resend(id, Date.now());
    return redirect("/");
  }
  return null;
}
