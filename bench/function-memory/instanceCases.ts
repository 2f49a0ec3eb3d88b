import { PHONE_LINK_HEADER } from "@carnation/product/phone";
import { diagnosisPhotoPath } from "@carnation/product/path";
import { photoLimits } from "@carnation/domain/internal/photo";
import type { FunctionModule } from "./functionOptions.ts";
import { MOST, tokenAt, UID } from "./fillBackend.ts";

/** Kind of work that an instance is measured at. */
interface InstanceCase {
  /** Name of the function whose memory and concurrency are taken. */
  readonly deployed: string;
  /** Most calls at once. */
  readonly most: number;
  readonly run: (bundle: FunctionModule, index: number) => unknown;
}

const called = (bundle: FunctionModule, name: string, data: unknown): unknown =>
  bundle[name]?.run({ auth: { uid: UID, token: { role: "customer" } }, data, rawRequest: {} });

/** A JPEG of the largest size that a phone may send: a head, and bytes. */
const largestUpload = (): Buffer => {
  const bytes = Buffer.alloc(photoLimits.maxUploadBytes, 0x55);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  bytes.set([0xff, 0xd9], bytes.length - 2);
  return bytes;
};

/** Answers nothing to anybody, and ends when the function does. */
const response = { status: () => response, set: () => response, json: () => response };

/** A scheduled function, which runs alone, on everything that is stored. */
const nightly = (deployed: string): InstanceCase => ({
  deployed,
  most: 1,
  run: (bundle) => bundle[deployed]?.run({ scheduleTime: new Date().toISOString() }),
});

/** Kinds of work of an instance, the heaviest of each. */
export const instanceCases: Readonly<Record<string, InstanceCase>> = {
  "nothing asked yet": { deployed: "customersApi", most: 0, run: () => undefined },
  "a client changed": {
    deployed: "customersApi",
    most: MOST,
    run: (bundle, index) =>
      called(bundle, "customersApi", {
        id: `c${index}`,
        firstname: "Anaïs",
        lastname: "Roy",
        email: `c${index}@exemple.fr`,
      }),
  },
  "a client counted": {
    deployed: "countNewClient",
    most: MOST,
    run: (bundle) => bundle["countNewClient"]?.run({ data: { exists: true }, params: { uid: UID } }),
  },
  "a phone's photo of 20 MiB": {
    deployed: "sendphonephoto",
    most: MOST,
    run: (bundle, index) =>
      bundle["sendphonephoto"]?.(
        {
          method: "POST",
          headers: {
            origin: "http://app.example",
            host: "app.example",
            "content-type": photoLimits.uploadType,
            [PHONE_LINK_HEADER]: tokenAt(index),
          },
          rawBody: largestUpload(),
        },
        response,
      ),
  },
  "small copies of 50 megapixels": {
    deployed: "receiveFile",
    most: MOST,
    run: (bundle, index) =>
      bundle["receiveFile"]?.run({ data: { name: diagnosisPhotoPath(UID, `photo${index % 2}`) } }),
  },
  "a report of two photos of 50 megapixels": {
    deployed: "previewcomparisonreport",
    most: MOST,
    run: (bundle) =>
      called(bundle, "previewcomparisonreport", { oldDiagnosisId: "photo0", newDiagnosisId: "photo1" }),
  },
  "a night's walk over the photos of 2,000 accounts": nightly("erasePhotos"),
  "a night's look for what was left unfinished": nightly("sweepUnfinished"),
  "a night's end of what has expired": nightly("forgetExpired"),
  "the count of a day": nightly("countDay"),
};
