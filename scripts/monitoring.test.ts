import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = join(root, "monitoring");

/** An alert policy of Cloud Monitoring on a log, as far as `gcloud monitoring policies create` asks for it. */
const policySchema = v.strictObject({
  displayName: v.pipe(v.string(), v.nonEmpty()),
  combiner: v.literal("OR"),
  conditions: v.pipe(
    v.array(
      v.strictObject({
        displayName: v.string(),
        conditionMatchedLog: v.strictObject({ filter: v.pipe(v.string(), v.nonEmpty()) }),
      }),
    ),
    v.length(1),
  ),
  // A policy on a log is refused without it.
  alertStrategy: v.strictObject({
    notificationRateLimit: v.strictObject({ period: v.pipe(v.string(), v.regex(/^\d+s$/u)) }),
    autoClose: v.pipe(v.string(), v.regex(/^\d+s$/u)),
  }),
  documentation: v.strictObject({ content: v.string(), mimeType: v.literal("text/markdown") }),
  severity: v.picklist(["CRITICAL", "ERROR", "WARNING"]),
});

const policies = readdirSync(folder).map((file) => ({
  file,
  policy: v.parse(policySchema, JSON.parse(readFileSync(join(folder, file), "utf8"))),
}));

test("alert policies watch the names that the functions log, and all of them", () => {
  const sources = globSync("apps/functions/src/endpoints/*.ts", { cwd: root }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const logged = sources.flatMap((text) =>
    [...text.matchAll(/^const [A-Z_]+ = "(?<name>[A-Z]+_[A-Z_]+)";/gmu)].map(
      ({ groups }) => groups?.["name"],
    ),
  );
  const watched = policies.flatMap(({ policy }) =>
    policy.conditions.flatMap(({ conditionMatchedLog: { filter } }) =>
      // The logger writes a stack behind the name: it is looked for, not compared.
      [...filter.matchAll(/jsonPayload\.message:"(?<name>[^"]+)"/gu)].map(({ groups }) => groups?.["name"]),
    ),
  );
  expect(logged.toSorted()).toEqual(["APP_ERROR", "LATE_EVENT"]);
  expect(watched.toSorted()).toEqual(logged.toSorted());
});

test("alert policies stand in the page on operations", () => {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const { file } of policies) expect(page).toContain(`monitoring/${file}`);
});
