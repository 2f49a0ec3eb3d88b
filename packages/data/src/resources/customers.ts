import type { IsoDay } from "@carnation/domain/format";
import { pictureFileName } from "@carnation/domain/internal/field";
import { callables } from "@carnation/product/callable";
import {
  type Customer,
  type CustomerEditFormOutput,
  type CustomerFormOutput,
  parseCustomer,
  type RecordConsentRequest,
} from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { customerPicturePath, documentPaths } from "@carnation/product/path";
import { limit, orderBy, query, where } from "firebase/firestore";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller, gone } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { otherAnalysedCustomers } from "./analysedCustomers.ts";
import { defineResource } from "./defineResource.ts";
import { exportCustomer, type ExportOptions } from "../export/exportCustomer.ts";
import { sendFile } from "./photoUpload.ts";
import { askList } from "../search/askList.ts";
import { readStored } from "../files/readStored.ts";

/** A client to add: what the form gives, who they will be, and what they signed. */
export type CustomerToAdd = CustomerFormOutput["payload"] & {
  /** The id that the client will have. Sent again under the same one, no second client is made. */
  readonly request: string;
  /** A PNG as a data address; absent when a name was typed in its place. */
  readonly signature?: string | undefined;
};

/** A client to change: their id, names and address, and what else the form gives; what is left out stays. */
export type CustomerToSave = Pick<
  CustomerEditFormOutput["payload"],
  "id" | "firstname" | "lastname" | "email"
> &
  Partial<CustomerEditFormOutput["payload"]> & {
    /** Takes the picture away. */
    readonly picture?: null | undefined;
    /** `Customer.updated` as it was read: what somebody else changed since is not overwritten. */
    readonly updated?: Date | null | undefined;
  };

/** The end clients of the signed-in professional, by last name. */
export const customers = defineResource({
  path: documentPaths.customers,
  parse: parseCustomer,
  order: [orderBy("sort_key")],
  limit: listLimits.customers,
  unkeyedOrder: "lastname",
  commands: ({ firestore, storage, functions, uid, session, collection, parse, watches, assertSession }) => {
    const fileOf = (name: string) => ref(storage, customerPicturePath(uid, name));
    const call = createCaller(functions, assertSession);
    return {
      ...askList({ collection, limit: listLimits.customers, parse, watches }),
      /**
       * Records what a client now says about one purpose; withdrawing the consent to the analysis erases their photos.
       * @throws {CarnationError} not-found when there is no such client, and as `add`; sending it again is safe
       */
      recordConsent: async (consent: RecordConsentRequest): Promise<void> =>
        void (await call(callables.recordconsent, consent)),
      /**
       * Erases one with all that is theirs. Who is erased already stays so.
       * @throws {CarnationError} as `add`
       */
      erase: (id: string): Promise<void> => gone(call(callables.deletecustomer, { id })),
      /** Everything that is kept about one, as a ZIP (`exportCustomer`). */
      exportFile: (id: string, options?: ExportOptions): Promise<Blob> => {
        assertSession();
        return withCatalogueErrors(() => exportCustomer({ firestore, storage }, uid, id, options));
      },
      /** Watches those analysed last, latest first; those of documents of before too (`otherAnalysedCustomers`). */
      watchLastAnalysed: (
        onNext: OnNext<ListState<Customer>>,
        onError: OnError,
        count: number = listLimits.lastAnalysedCustomers,
      ): Unsubscribe => {
        const latest = query(collection, orderBy("last_diagnostic.date", "desc"), limit(count));
        const others = otherAnalysedCustomers({ firestore, uid, watches }, count);
        return watches.query(latest, parse, onNext, onError, others);
      },
      /**
       * Watches those for whom a routine fixes the day of the next photo, the earliest day first, however long ago they
       * were analysed. Asking about a field leaves out who has none.
       */
      watchPlanned: (
        onNext: OnNext<ListState<Customer>>,
        onError: OnError,
        count: number = listLimits.dueCustomers,
      ): Unsubscribe => {
        const day = "last_diagnostic.next_photo";
        const planned = query(collection, where(day, ">", ""), orderBy(day), limit(count));
        return watches.query(planned, parse, onNext, onError);
      },
      /** Watches those whose next photo is due on a day or before, the latest day first, as far as their files tell it. */
      watchDue: (
        day: IsoDay,
        onNext: OnNext<ListState<Customer>>,
        onError: OnError,
        count: number = listLimits.dueCustomers,
      ): Unsubscribe => {
        const due = query(
          collection,
          where("review_due", "<=", day),
          orderBy("review_due", "desc"),
          limit(count),
        );
        return watches.query(due, parse, onNext, onError);
      },
      /**
       * Adds one and gives their id.
       * @throws {CarnationError} invalid-argument, with the specification's message when the address is taken or the
       *   consent missing; unauthenticated; offline, unavailable, deadline-exceeded: sending it again is safe
       */
      add: async (customer: CustomerToAdd): Promise<string> =>
        (await call(callables.customersApi, customer)).id,
      /**
       * Changes one.
       * @throws {CarnationError} not-found when there is none, aborted when somebody else changed them since, and as `add`
       */
      save: async ({ updated, ...customer }: CustomerToSave): Promise<void> =>
        void (await call(callables.customersApi, {
          ...customer,
          updated: updated === null ? null : updated?.toISOString(),
        })),
      /**
       * Stores the picture of one, in the place of the one before. It is cancelled with the session.
       * @param file within `pictureLimits`
       * @throws {CarnationError} permission-denied when there is no such client, and as `add`; sending it again is safe
       */
      sendPicture: async (id: string, file: File): Promise<void> => {
        assertSession();
        const picture = pictureFileName(id, file);
        await sendFile(fileOf(picture), file, session);
        await call(callables.customersApi, { id, picture });
      },
      /**
       * Reads a picture, or what was signed, with the rights of the signed-in person.
       * @param name the file's
       * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
       */
      picture: (name: string): Promise<Blob> =>
        withCatalogueErrors(() => readStored(() => getBlob(fileOf(name)))),
    };
  },
});
