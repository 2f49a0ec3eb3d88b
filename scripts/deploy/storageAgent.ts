import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

/** Role with which the storage rules may read Firestore: without it no rule holds and every file is unreadable. */
const ROLE = "roles/firebaserules.firestoreServiceAgent";

const policySchema = v.looseObject({
  bindings: v.optional(
    v.array(
      v.looseObject({
        role: v.string(),
        members: v.optional(v.array(v.string()), []),
        condition: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
});

/** Conditional grants are kept as they are only in this version. */
const POLICY_VERSION = 3;

const projectSchema = v.object({ projectNumber: v.string() });

/** Grants the storage service what its rules need; firebase-tools does so only after a question. */
export const grantStorageAgent =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const resource = apis.at("FIREBASE_RESOURCEMANAGER_URL", `v1/projects/${project}`);
    const found = await apis.read(apis.at("FIREBASE_API_URL", `v1beta1/projects/${project}`), projectSchema);
    if (found === null) throw new Error(`Le projet ${project} est introuvable.`);
    const number = found.projectNumber;
    const agent = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    const ofVersion = { options: { requestedPolicyVersion: POLICY_VERSION } };
    const isGranted = ({ bindings }: v.InferOutput<typeof policySchema>): boolean =>
      bindings.some(
        ({ role, members, condition }) => role === ROLE && condition === undefined && members.includes(agent),
      );
    const stored = await apis.read(`${resource}:getIamPolicy`, policySchema, ofVersion);
    if (stored && isGranted(stored)) return { is: "done", about: "Storage lit Firestore dans ses règles" };
    return {
      is: "todo",
      about: `donner ${ROLE} à Storage, dont les règles lisent Firestore`,
      async apply() {
        const services = apis.at("FIREBASE_SERVICE_USAGE_URL", "v1beta1");
        const generate = `${services}/projects/${number}/services/firebasestorage.googleapis.com:generateServiceIdentity`;
        await apis.finish(services, await apis.change({ method: "POST", url: generate, body: {} }));
        // Read anew: somebody else may have changed it, and the version that is written back says so.
        const url = `${resource}:getIamPolicy`;
        const policy = v.parse(policySchema, await apis.change({ method: "POST", url, body: ofVersion }));
        const granted = policy.bindings.find(
          ({ role, condition }) => role === ROLE && condition === undefined,
        );
        const bindings = granted
          ? policy.bindings.map((binding) =>
              binding === granted ? { ...binding, members: [...binding.members, agent] } : binding,
            )
          : [...policy.bindings, { role: ROLE, members: [agent] }];
        await apis.change({
          method: "POST",
          url: `${resource}:setIamPolicy`,
          body: { policy: { ...policy, bindings, version: POLICY_VERSION } },
        });
      },
    };
  };
