import * as v from "valibot";
import { readBucket, settingsAddress } from "./bucket.ts";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

/** Age from which a photo is seldom looked at, days; it stands in Nearline then, which is as fast and charges each reading. */
export const SELDOM_READ_DAYS = 60;

/** The rule of the bucket: photos of accounts with their copies. Results and masks are small, and stay. */
const rule = {
  action: { type: "SetStorageClass", storageClass: "NEARLINE" },
  condition: { age: SELDOM_READ_DAYS, matchesPrefix: ["users/"], matchesSuffix: [".jpg"] },
} as const;

const storedLifecycle = v.object({
  lifecycle: v.optional(v.object({ rule: v.optional(v.array(v.unknown()), []) })),
});

/** Has photos that are seldom read stored at a lower price. Rules that a bucket has already stay as somebody has set them. */
export const moveOldPhotos =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const rulesOf = (bucket: string): string => settingsAddress(apis, bucket, "lifecycle");
    const found = await readBucket(apis, project);
    const stored = found && (await apis.read(rulesOf(found.name), storedLifecycle));
    if ((stored?.lifecycle?.rule.length ?? 0) > 0) {
      return { is: "done", about: "règles du bucket pour les anciens fichiers" };
    }
    return {
      is: "todo",
      about: `ranger en Nearline les photos de plus de ${SELDOM_READ_DAYS} jours`,
      async apply() {
        const bucket = found ?? (await readBucket(apis, project));
        if (bucket === null) throw new Error("Le projet n’a pas de bucket.");
        await apis.change({
          method: "PATCH",
          url: rulesOf(bucket.name),
          body: { lifecycle: { rule: [rule] } },
        });
      },
    };
  };
