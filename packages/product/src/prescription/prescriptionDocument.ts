import { formatCount, formatDate, formatList, isoDay, parseIsoDay } from "@carnation/domain/format";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { dayStart } from "@carnation/domain/internal/format";
import {
  careMomentLabels,
  careMoments,
  contraindicationsMet,
} from "@carnation/domain/internal/recommendation";
import type { CareMoment, Recommendation, Routine, RoutineStep } from "@carnation/domain/routine";
import { excerpt, typeset, upperFirst } from "@carnation/domain/text";
import { type Customer, customerName } from "../customer/customer.ts";
import { type ReportEmitter, reportEmitter, type ReportProfile } from "../report/reportEmitter.ts";
import { prescriptionTexts } from "./prescriptionTexts.ts";

/** One step as it is printed; empty texts are left out. */
export interface PrescriptionStep {
  /** From 1 within its moment. */
  readonly number: number;
  readonly name: string;
  /** Frequency: how often, and how many sessions or items: « 2 fois par semaine · 8 séances ». */
  readonly rhythm: string;
  /** Way that it is applied. */
  readonly use: string;
  /** Holds what to mind. */
  readonly precaution: string;
  /** Reason why it is kept although a contraindication sets it aside. */
  readonly override: string;
}

/** The steps of one moment, never none. */
export interface PrescriptionMoment {
  readonly id: CareMoment;
  readonly label: string;
  readonly steps: readonly PrescriptionStep[];
}

/** Every printed word of a prescription, in French: the words are here, the drawing is the document's. */
export interface PrescriptionDocument {
  /** Of the file and its window: with the client's name. */
  readonly title: string;
  /** « Prescription de soins - Anaïs Morel - 2026-11-23.pdf » */
  readonly fileName: string;
  /** Object of the e-mail that carries it: « Vos conseils de soin — Institut Lumière de Peau » (MARKET E1). */
  readonly subject: string;
  readonly heading: string;
  readonly subtitle: string;
  /** The day of issue, from its first moment in Paris. */
  readonly issued: Date;
  /** « Établie le 23 novembre 2026 » */
  readonly dated: string;
  readonly emitter: ReportEmitter;
  /** Empty for a diagnosis without a client. */
  readonly client: string;
  /** « Pour Anaïs Morel, d’après l’observation du 21 novembre 2026 » */
  readonly about: string;
  readonly moments: readonly PrescriptionMoment[];
  /** The professional's own words: « Le mot de Claire Martin », then paragraphs; none without a note. */
  readonly note: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Empty when no day was fixed. */
  readonly nextPhoto: string;
  /** Moment when to ask a doctor or a pharmacist (MARKET P3). */
  readonly referrals: readonly string[];
  /** At the foot of every page, beside each other. */
  readonly footer: readonly string[];
}

/** Describes what a prescription is made of. */
export interface PrescriptionInput {
  readonly routine: Routine;
  /** By id; a step whose recommendation is gone is printed as it was saved. */
  readonly recommendations: ReadonlyMap<string, Pick<Recommendation, "note" | "contraindications">>;
  /** Null for a diagnosis without a client. */
  readonly customer: Pick<Customer, "firstname" | "lastname" | "contraindications"> | null;
  /** The list, for the names. */
  readonly contraindications: readonly Pick<Contraindication, "id" | "name">[];
  readonly profile: ReportProfile;
  /** Of the diagnosis that it follows from: the day of the photo. */
  readonly diagnosis: { readonly created: Date };
  readonly now: Date;
}

/** Longest name of a client, UTF-16 units. */
const CLIENT_MAX = 130;

/** The printed words of a prescription. */
export function prescriptionDocument(input: PrescriptionInput): PrescriptionDocument {
  const { routine, customer, profile, diagnosis, now } = input;
  // What is looked at and sent on one day is the same file.
  const issued = dayStart(now);
  const emitter = reportEmitter(profile);
  const client = customer === null ? "" : excerpt(customerName(customer), CLIENT_MAX);
  const { heading, shortName } = prescriptionTexts;
  return {
    title: [heading, client].filter((text) => text !== "").join(", "),
    fileName: `${[shortName, client, isoDay(now)].filter((text) => text !== "").join(" - ")}.pdf`,
    subject: `Vos conseils de soin — ${emitter.name}`,
    heading,
    subtitle: prescriptionTexts.subtitle,
    issued,
    dated: `Établie le ${formatDate(now)}`,
    emitter,
    client,
    about: aboutText(client, formatDate(diagnosis.created)),
    moments: careMoments
      .filter((moment) => routine[moment].length > 0)
      .map((id) => ({
        id,
        label: careMomentLabels[id],
        steps: routine[id].map((step, index) => ({ number: index + 1, ...printedStep(id, step, input) })),
      })),
    note: { title: `Le mot de ${emitter.person}`, paragraphs: paragraphs(routine.note) },
    nextPhoto: nextPhotoText(routine),
    referrals: prescriptionTexts.referrals.map((text) => typeset(text)),
    footer: [shortName, client, emitter.name].filter((text) => text !== ""),
  };
}

function printedStep(
  moment: CareMoment,
  { label, recommendation, frequency, note, override, quantity, owned }: RoutineStep,
  { recommendations, customer, contraindications, profile }: PrescriptionInput,
): Omit<PrescriptionStep, "number"> {
  const known = recommendations.get(recommendation);
  const met = known ? contraindicationsMet(known, customer?.contraindications ?? [], contraindications) : [];
  const sold = quantity > 1 ? countOf(moment, quantity) : "";
  const count = owned === true ? prescriptionTexts.owned : sold;
  return {
    name: excerpt(label),
    rhythm: [upperFirst(typeset(frequency.trim())), count].filter((text) => text !== "").join(" · "),
    use: paragraphs(note).join("\n"),
    precaution: paragraphs(known?.note ?? "").join("\n"),
    override: overrideText(met, (override ?? "").trim(), reportEmitter(profile).person),
  };
}

function countOf(moment: CareMoment, quantity: number): string {
  return moment === "cabin"
    ? formatCount(quantity, "séance", "séances")
    : formatCount(quantity, "unité", "unités");
}

/** The written reason is printed wherever there is one: the contraindication may have gone since. */
function overrideText(met: readonly string[], reason: string, author: string): string {
  if (reason === "") return "";
  const kept = typeset(`Conservé par ${author} : ${paragraphs(reason).join(" ")}`);
  return met.length === 0 ? kept : typeset(`Contre-indication signalée : ${formatList(met)}. ${kept}`);
}

function aboutText(client: string, day: string): string {
  const basis = `d’après l’observation du ${day}`;
  return client === "" ? upperFirst(basis) : `Pour ${client}, ${basis}`;
}

function nextPhotoText({ nextPhoto }: Routine): string {
  const day = nextPhoto === null ? null : parseIsoDay(nextPhoto);
  return day === null ? "" : typeset(`Prochaine photo de suivi : le ${formatDate(day)}.`);
}

function paragraphs(text: string): string[] {
  return text
    .split("\n")
    .map((line) => typeset(line.trim()))
    .filter((line) => line !== "");
}
