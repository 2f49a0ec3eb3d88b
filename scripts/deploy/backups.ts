import { COPIES_KEPT_DAYS } from "@carnation/product/legal";
import * as v from "valibot";
import { readBucket, settingsAddress } from "./bucket.ts";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const DAY_SECONDS = 86_400;
const KEPT = `${COPIES_KEPT_DAYS * DAY_SECONDS}s`;

const ENABLED = "POINT_IN_TIME_RECOVERY_ENABLED";
const PROTECTED = "DELETE_PROTECTION_ENABLED";

const protection = v.object({
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
});

const addressOf = (apis: GoogleApis, project: string): string =>
  apis.at("FIRESTORE_URL", `v1/projects/${project}/databases/(default)`);

/** Lets the database be read as it was at any minute of the last seven days, and keeps it from being deleted by a slip. */
export const protectDatabase =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const url = addressOf(apis, project);
    const found = await apis.read(url, protection);
    if (found?.pointInTimeRecoveryEnablement === ENABLED && found.deleteProtectionState === PROTECTED) {
      return { is: "done", about: "base lisible à toute minute des 7 derniers jours, et non supprimable" };
    }
    return {
      is: "todo",
      about: "garder la base lisible à toute minute des 7 derniers jours, et non supprimable",
      async apply() {
        const body = { pointInTimeRecoveryEnablement: ENABLED, deleteProtectionState: PROTECTED };
        const mask = "updateMask=pointInTimeRecoveryEnablement,deleteProtectionState";
        const begun = await apis.change({ method: "PATCH", url: `${url}?${mask}`, body });
        await apis.finish(apis.at("FIRESTORE_URL", "v1"), begun);
      },
    };
  };

const schedules = v.object({
  backupSchedules: v.optional(v.array(v.object({ dailyRecurrence: v.optional(v.unknown()) })), []),
});

/** Has a backup of the database made every day. A daily schedule that is there already stays as somebody has set it. */
export const scheduleBackups =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const url = `${addressOf(apis, project)}/backupSchedules`;
    const found = await apis.read(url, schedules);
    if (found?.backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence !== undefined)) {
      return { is: "done", about: "sauvegarde quotidienne de la base" };
    }
    return {
      is: "todo",
      about: `sauvegarder la base chaque jour, pour ${COPIES_KEPT_DAYS} jours`,
      async apply() {
        const body = { retention: KEPT, dailyRecurrence: {} };
        await apis.change({ method: "POST", url, body });
      },
    };
  };

const softDelete = v.object({
  softDeletePolicy: v.optional(v.object({ retentionDurationSeconds: v.optional(v.string(), "0") })),
});

/** Keeps files that were deleted or replaced as long as the copies of the database, so that both can be brought back. */
export const keepDeletedFiles =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const seconds = String(COPIES_KEPT_DAYS * DAY_SECONDS);
    const policyOf = (bucket: string): string => settingsAddress(apis, bucket, "softDeletePolicy");
    const found = await readBucket(apis, project);
    const stored = found && (await apis.read(policyOf(found.name), softDelete));
    if (stored?.softDeletePolicy?.retentionDurationSeconds === seconds) {
      return { is: "done", about: `fichiers effacés récupérables ${COPIES_KEPT_DAYS} jours` };
    }
    return {
      is: "todo",
      about: `garder récupérables ${COPIES_KEPT_DAYS} jours les fichiers effacés`,
      async apply() {
        const bucket = found ?? (await readBucket(apis, project));
        if (bucket === null) throw new Error("Le projet n’a pas de bucket.");
        const body = { softDeletePolicy: { retentionDurationSeconds: seconds } };
        await apis.change({ method: "PATCH", url: policyOf(bucket.name), body });
      },
    };
  };
