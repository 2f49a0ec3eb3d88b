import { callables } from "@carnation/product/callable";
import { listLimits } from "@carnation/product/limits";
import { documentPaths, quoteSignaturePath } from "@carnation/product/path";
import {
  type IssuedQuote,
  type IssueQuoteRequest,
  parseIssuedQuote,
  type SendQuoteFormOutput,
  type SignQuoteFormOutput,
} from "@carnation/product/quote";
import type { DocumentPreview } from "@carnation/product/sending";
import { limit, orderBy, query, where } from "firebase/firestore";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { defineResource } from "./defineResource.ts";
import { pdfOf, readStored } from "../files/readStored.ts";

/** A quote as it would leave: its file, and the words of the e-mail. */
export type QuoteFile = Omit<DocumentPreview, "pdf"> & { readonly pdf: Blob };

/** The quotes that the signed-in professional has issued, newest first. */
export const quotes = defineResource({
  path: documentPaths.quotes,
  parse: parseIssuedQuote,
  order: [orderBy("created", "desc")],
  limit: listLimits.quotes,
  commands: ({ storage, functions, uid, collection, parse, watches, assertSession }) => {
    const call = createCaller(functions, assertSession);
    const watchWhere =
      (field: "diagnosis" | "customer") =>
      (id: string, onNext: OnNext<ListState<IssuedQuote>>, onError: OnError): Unsubscribe => {
        const about = where(field, "==", id);
        const latest = query(collection, about, orderBy("created", "desc"), limit(listLimits.quotes));
        return watches.query(latest, parse, onNext, onError);
      };
    return {
      /** Watches those of a diagnosis, newest first: the first that is issued or signed is the one in force. */
      watchOfDiagnosis: watchWhere("diagnosis"),
      /** Watches those of a client, newest first. */
      watchOfCustomer: watchWhere("customer"),
      /**
       * Issues the quote of a routine as it is stored, and gives its id. What says the same already is given back; sent
       * again under the same `request`, no second one is issued.
       * @throws {CarnationError} refused, with the reason; aborted when a price or the discount is no longer what was shown;
       *   permission-denied without a subscription; not-found; offline, unavailable
       */
      issue: async (request: IssueQuoteRequest): Promise<string> =>
        (await call(callables.issuequote, request)).id,
      /**
       * « Bon pour accord »: freezes a quote under what was drawn. Sending it again is safe.
       * @throws {CarnationError} refused, with the reason; aborted when it was replaced, erased or signed meanwhile;
       *   not-found; offline, unavailable
       */
      sign: async (form: SignQuoteFormOutput): Promise<void> => void (await call(callables.signquote, form)),
      /**
       * Reads a quote as it would leave: the signed file, or one made now.
       * @throws {CarnationError} refused once it is erased, or when the signed file is not what was signed; not-found;
       *   offline, unavailable
       */
      preview: async (id: string): Promise<QuoteFile> => {
        const { pdf, ...words } = await call(callables.previewquote, { id });
        return { ...words, pdf: pdfOf(pdf) };
      },
      /**
       * Sends a quote, and gives the id of the sending. Sent again under the same `request`, no second message leaves.
       * @throws {CarnationError} refused, with the reason; permission-denied without a subscription; offline, unavailable
       */
      send: async (form: SendQuoteFormOutput): Promise<string> => (await call(callables.sendquote, form)).id,
      /**
       * Reads what was drawn under a signed quote, with the rights of the signed-in person.
       * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
       */
      signature: ({ id }: Pick<IssuedQuote, "id">): Promise<Blob> =>
        withCatalogueErrors(() => readStored(() => getBlob(ref(storage, quoteSignaturePath(uid, id))))),
    };
  },
});
