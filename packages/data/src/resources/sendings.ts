import { callables } from "@carnation/product/callable";
import { listLimits } from "@carnation/product/limits";
import { documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { parseSending, type Sending } from "@carnation/product/sending";
import { limit, orderBy, query, where } from "firebase/firestore";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { callFunction } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { defineResource } from "./defineResource.ts";
import { readStored } from "../files/readStored.ts";

/** The e-mails of the signed-in professional, newest first. */
export const sendings = defineResource({
  path: documentPaths.sendings,
  parse: parseSending,
  order: [orderBy("created", "desc")],
  limit: listLimits.sendings,
  commands: ({ storage, functions, uid, collection, parse, watches, assertSession }) => ({
    /** Watches those that are about a client, newest first. */
    watchOf: (customer: string, onNext: OnNext<ListState<Sending>>, onError: OnError): Unsubscribe => {
      const about = where("customer", "==", customer);
      const latest = query(collection, about, orderBy("created", "desc"), limit(listLimits.sendings));
      return watches.query(latest, parse, onNext, onError);
    },
    /**
     * Reads the file that was sent along, with the rights of the signed-in person.
     * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
     */
    attachment: ({ id }: Pick<Sending, "id">): Promise<Blob> =>
      withCatalogueErrors(() => readStored(() => getBlob(ref(storage, sendingAttachmentPath(uid, id))))),
    /**
     * Queues once more what was refused.
     * @throws {CarnationError} aborted when it is on its way or has been sent; not-found; permission-denied without a
     *   subscription; offline, unavailable
     */
    async resend(id: string): Promise<void> {
      assertSession();
      await callFunction(functions, callables.resendsending, { id });
    },
  }),
});
