import { drawsPhotos } from "@carnation/product/callable";
import { backend } from "../backend/backend.ts";
import { diagnosisOfPhoto } from "../diagnosis/photoPath.ts";
import { receivePhoto } from "../diagnosis/queue/receivePhoto.ts";
import { eraseUnnamedLogos, ownerOfLogo } from "../pictures/eraseUnnamedLogos.ts";
import { eraseUnnamedPictures } from "../pictures/eraseUnnamedPictures.ts";
import { runEveryStep } from "./runEveryStep.ts";
import { isLate, onObjectFinalized } from "./triggers.ts";

/**
 * A file has arrived: it is kept in no cache where it is private (the app and the functions say so themselves; this is for
 * whatever else writes one), pictures and logos that nothing names are erased, and the photo of a diagnosis is put into the
 * queue. Its old copies that are missing are drawn last, for ten minutes: a photo that ends the process is not drawn for a day.
 */
export const receiveFile = onObjectFinalized(drawsPhotos, async (event) => {
  const { name } = event.data;
  const uid = ownerOfLogo(name);
  const diagnosis = diagnosisOfPhoto(name);
  await runEveryStep([
    () => backend().files.forbidCaching(name),
    () => (uid === null ? eraseUnnamedPictures(backend(), name) : eraseUnnamedLogos(backend(), uid)),
    async () => {
      if (diagnosis !== null) await receivePhoto(backend(), diagnosis, { isLate: isLate(event) });
    },
  ]);
});
