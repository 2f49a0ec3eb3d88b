import {
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
} from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import sharp from "sharp";
import type { Backend, FileStore } from "../../backend/backend.ts";

/** Scores of June and November: six of them move. */
export const june = { 30: 38, 32: 61, 33: 71, 69: 69, 35: 72, 36: 88, 39: 71, 50: 41, 51: 66, 999: 3 };
export const november = { 30: 46, 32: 63, 33: 84, 69: 71, 35: 74, 36: 94, 39: 64, 50: 47, 51: 81, 999: 3 };

/** A diagnosis to store. */
export interface StoredPairPart {
  readonly id: string;
  readonly customer?: string | null;
  readonly day: string;
  readonly values?: Readonly<Record<number, number>>;
  readonly state?: string;
  readonly photo?: boolean;
}

const perfect = {
  sharpness_score: 90,
  exposure_score: 95,
  lighting_score: 92,
  face_size_score: 100,
  pose_score: 94,
};

const entry = (id: number, value: number, measures: object = {}) => ({
  algorithm_version_id: id,
  engine_version: "1.0.0",
  result: {
    area_results: [
      {
        area_name: "face",
        main_metric: { value },
        sub_metrics: Object.entries(measures).map(([tech_name, measure]) => ({ tech_name, value: measure })),
      },
    ],
  },
});

/** Stores a client of a professional. */
export async function addCustomer(
  { db }: Pick<Backend, "db">,
  uid: string,
  id: string,
  email: boolean,
): Promise<void> {
  const consents = ["analysis", ...(email ? ["email"] : [])].map((purpose) => ({
    purpose,
    given: true,
    date: Timestamp.fromMillis(Date.UTC(2026, 5, 1)),
    version: "1",
    author: uid,
    signer: "Anaïs Morel",
  }));
  await db.doc(documentPaths.customer(uid, id)).set({
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    consent: true,
    consents,
  });
}

/** Stores a diagnosis with its result, its photo and its masks, as the analysis leaves them. */
export async function addDiagnosis(
  { db, files }: Pick<Backend, "db"> & { readonly files: Pick<FileStore, "create"> },
  uid: string,
  part: StoredPairPart,
): Promise<void> {
  const { id, customer = "anais", day, values = june, state = "done", photo = true } = part;
  await db.doc(documentPaths.diagnosis(uid, id)).set({
    uid,
    consent: true,
    customer: customer === null ? null : db.doc(documentPaths.customer(uid, customer)),
    state,
    created: Timestamp.fromDate(new Date(`${day}T09:00:00Z`)),
    result_source: "file",
  });
  const entries = [
    entry(43, 93, perfect),
    ...Object.entries(values).map(([criterion, value]) => entry(Number(criterion), value)),
  ];
  await files.create(diagnosisResultPath(uid, id), JSON.stringify(entries), "application/json");
  if (!photo) return;
  const bytes = await sharp({ create: { width: 240, height: 320, channels: 3, background: "#a98674" } })
    .jpeg()
    .toBuffer();
  const masks = { version: 1, engine_version: "1.0.0", masks: [], hidden: [], anchors: [] };
  await files.create(diagnosisMasksPath(uid, id), JSON.stringify(masks), "application/json");
  await files.create(diagnosisPhotoPath(uid, id), bytes, "image/jpeg");
}
