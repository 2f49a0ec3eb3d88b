import { CarnationError } from "@carnation/domain/error";
import { pictureFileName } from "@carnation/domain/internal/field";
import { relatedId, relatedItems } from "@carnation/domain/internal/wire";
import { changedAccountSearch } from "@carnation/product/account";
import { businessLogoPath, documentPaths } from "@carnation/product/path";
import {
  type BusinessFormOutput,
  type FormProfile,
  isSameInForm,
  parseProfile,
  type Profile,
  profileChanges,
  type ProfileFormOutput,
} from "@carnation/product/profile";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  doc,
  type DocumentSnapshot,
  runTransaction,
  type Transaction,
  type UpdateData,
} from "firebase/firestore";
import { ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { AccountExport, AccountExportOptions } from "../export/exportAccount.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";
import { type PhotoUpload, uploadPhoto } from "./photoUpload.ts";

/** Gives what a professional changes about themselves and their business. */
export function ownProfile({ firestore, storage, storageUrl, uid, session }: ResourceContext) {
  const user = doc(firestore, documentPaths.user(uid));
  const fileOf = (name: string) => ref(storage, businessLogoPath(uid, name));

  /** Reads the profile and writes what follows from it; nothing is written later. */
  const change = (
    changesOf: (profile: Profile, stored: DocumentSnapshot) => UpdateData<StoredDocuments["user"]>,
  ): Promise<void> =>
    withCatalogueErrors(async () => {
      assertOpen(session);
      const write = async (transaction: Transaction): Promise<void> => {
        const stored = await transaction.get(user);
        if (!stored.exists()) throw new CarnationError("not-found", "The profile is gone");
        const changes = changesOf(parseProfile(uid, stored.data()), stored);
        if (Object.keys(changes).length > 0) transaction.update(user, changes);
      };
      await runTransaction(firestore, write, { maxAttempts: 2 });
    });

  /** The functions take away the file that is no longer named, unless a quote was issued with it. */
  const nameLogo = (name: string | null): Promise<void> =>
    change(() => ({ "business.logo": name, "business.logo_upload": null }));

  return {
    /**
     * Stores what changes of the names, the company and the business; the logo stays as it is.
     * @param seen the profile as it was read: what another tab changed since is not overwritten. Left out, it is not
     *   compared. What is stored already is no conflict: sending it again is safe.
     * @throws {CarnationError} aborted when it was changed since; permission-denied, unauthenticated, offline, unavailable:
     *   nothing is written later
     */
    save: (fields: ProfileFormOutput["user"], seen?: FormProfile): Promise<void> =>
      change((stored) => {
        const wanted = parseProfile(uid, fields);
        if (seen !== undefined && !isSameInForm(stored, seen) && !isSameInForm(stored, wanted)) {
          throw new CarnationError("aborted", "The profile was changed meanwhile");
        }
        return asUpdate(stored, profileChanges(stored, fields));
      }),
    /**
     * Stores the company and the business that quotes and reports name; the logo stays as it is.
     * @throws {CarnationError} as `save`, but for `aborted`
     */
    saveBusiness: (fields: BusinessFormOutput): Promise<void> =>
      change((stored) => asUpdate(stored, profileChanges(stored, fields))),
    /**
     * Practises a kind of care, or no longer; the others stay as another tab left them.
     * @throws {CarnationError} as `save`, but for `aborted`
     */
    practise: (subcategory: string, practised: boolean): Promise<void> =>
      change((_profile, stored) => {
        const named = relatedItems(stored.get("enabled_subcategories"));
        const others = named.filter((item) => relatedId(item, "subcategories") !== subcategory);
        const path = documentPaths.subcategory(subcategory);
        return { enabled_subcategories: practised ? [...others, path] : others };
      }),
    /**
     * Everything that is kept of the account (`exportAccount`).
     * @throws {CarnationError} offline, unauthenticated, unavailable; cancelled when its signal aborts, or the session ends
     */
    exportAll: (options: AccountExportOptions = {}): Promise<AccountExport> =>
      withCatalogueErrors(async () => {
        assertOpen(session);
        const { exportAccount } = await import("../export/exportAccount.ts");
        const signal = AbortSignal.any([session, ...(options.signal ? [options.signal] : [])]);
        return exportAccount({ firestore, storage }, uid, { ...options, signal });
      }),
    /**
     * Sends a logo under a name of its own: the profile names it as on its way first, without which no rule lets it in, and
     * documents print it once it has arrived. It is cancelled with the session.
     * @param file within `pictureLimits`
     * @returns the upload, done once the profile names the logo
     * @throws {CarnationError} as `save`, but for `aborted`: nothing was sent
     */
    sendLogo: async (file: File): Promise<PhotoUpload> => {
      const name = pictureFileName(`logo-${crypto.randomUUID()}`, file);
      await change(() => ({ "business.logo_upload": name }));
      const upload = uploadPhoto(fileOf(name), file, session, { contentType: file.type, storageUrl });
      const done = upload.done.then(() => nameLogo(name));
      // Whoever only subscribes is told by the upload.
      done.catch(() => undefined);
      return { ...upload, done };
    },
    /**
     * Takes the logo away; quotes that were issued with it keep it.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    removeLogo: (): Promise<void> => nameLogo(null),
  };
}

/** Lines of the business, each by itself: those that no form knows stay. */
function asUpdate(
  stored: Profile,
  { business = {}, ...names }: ReturnType<typeof profileChanges>,
): UpdateData<StoredDocuments["user"]> {
  const lines = Object.entries(business).map(([name, value]) => [`business.${name}`, value]);
  return { ...names, ...changedAccountSearch(stored, names), ...Object.fromEntries(lines) };
}
