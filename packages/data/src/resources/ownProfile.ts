import {
  businessLogoPath,
  CarnationError,
  documentPaths,
  type FormProfile,
  isSameInForm,
  parseProfile,
  pictureFileName,
  type Profile,
  type ProfileFormOutput,
} from "@carnation/domain";
import {
  collection,
  doc,
  type DocumentData,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  type Transaction,
  type UpdateData,
  where,
} from "firebase/firestore";
import { deleteObject, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { AccountExport, AccountExportOptions } from "../export/exportAccount.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";
import { type PhotoUpload, uploadPhoto } from "./photoUpload.ts";

/** What a professional changes about themselves and their business. */
export function ownProfile({ firestore, storage, storageUrl, uid, session }: ResourceContext) {
  const user = doc(firestore, documentPaths.user(uid));
  const fileOf = (name: string) => ref(storage, businessLogoPath(uid, name));

  /** Reads the profile and writes what follows from it; nothing is written later. */
  const change = (changesOf: (stored: Profile) => UpdateData<DocumentData>): Promise<void> =>
    withCatalogueErrors(async () => {
      assertOpen(session);
      const write = async (transaction: Transaction): Promise<void> => {
        const stored = await transaction.get(user);
        if (!stored.exists()) throw new CarnationError("not-found", "The profile is gone");
        transaction.update(user, changesOf(parseProfile(uid, stored.data())));
      };
      await runTransaction(firestore, write, { maxAttempts: 2 });
    });

  /** A quote that was issued keeps the logo that it was issued with. What stays by accident is no loss. */
  const forgetLogo = async (name: string | null): Promise<void> => {
    if (name === null) return;
    const naming = query(
      collection(firestore, documentPaths.quotes(uid)),
      where("emitter.logo", "==", name),
      limit(1),
    );
    const { empty } = await getDocsFromServer(naming);
    if (empty) await deleteObject(fileOf(name));
  };

  const nameLogo = async (name: string | null): Promise<void> => {
    let before: string | null = null;
    await change((stored) => {
      before = stored.business.logo;
      return { "business.logo": name };
    });
    if (before !== name) await forgetLogo(before).catch(() => undefined);
  };

  return {
    /**
     * Stores the names, the company and the business; the logo stays as it is.
     * @param seen the profile as it was read: what another tab changed since is not overwritten. Left out, it is not
     *   compared. What is stored already is no conflict: sending it again is safe.
     * @throws {CarnationError} aborted when it was changed since; permission-denied, unauthenticated, offline, unavailable:
     *   nothing is written later
     */
    save: (fields: ProfileFormOutput["user"], seen?: FormProfile): Promise<void> =>
      change((stored) => {
        const { business, ...names } = fields;
        const wanted = parseProfile(uid, fields);
        if (seen !== undefined && !isSameInForm(stored, seen) && !isSameInForm(stored, wanted)) {
          throw new CarnationError("aborted", "The profile was changed meanwhile");
        }
        return { ...names, ...inBusiness(business) };
      }),
    /**
     * Practises a kind of care, or no longer; the others stay as another tab left them.
     * @throws {CarnationError} as `save`, but for `aborted`
     */
    practise: (subcategory: string, practised: boolean): Promise<void> =>
      change(({ enabledSubcategories }) => {
        const others = enabledSubcategories.filter((id) => id !== subcategory);
        const ids = practised ? [...others, subcategory] : others;
        return { enabled_subcategories: ids.map(documentPaths.subcategory) };
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
     * Sends a logo under a name of its own; documents print it once the profile names it, which comes last. It is
     * cancelled with the session.
     * @param file within `pictureLimits`
     * @returns the upload, done once the profile names the logo
     */
    sendLogo: (file: File): PhotoUpload => {
      const name = pictureFileName(`logo-${crypto.randomUUID()}`, file);
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
function inBusiness(business: ProfileFormOutput["user"]["business"]): UpdateData<DocumentData> {
  return Object.fromEntries(Object.entries(business).map(([name, value]) => [`business.${name}`, value]));
}
