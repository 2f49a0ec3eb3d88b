import { inspectFace, type FaceInspection } from "../core/inspection/inspectFace.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { decodePhoto } from "./decodePhoto.ts";
import { fileModelSource } from "./fileModelSource.ts";
import { defaultAssetsFolder } from "./paths.ts";

/** Shows what the engine sees in a photo: for measuring the engine, not for products. */
export interface Inspector {
  /** Gives what is seen in the one face of a photo (JPEG or PNG); nothing when it cannot be read or holds no one face. */
  readonly inspect: (photo: Uint8Array) => Promise<FaceInspection | undefined>;
}

/** Loads the models into this thread. */
export async function createInspector(): Promise<Inspector> {
  const findFaces = await createFaceFinder(fileModelSource(defaultAssetsFolder()));
  return {
    inspect: async (photo) => {
      const decoded = await decodePhoto(photo);
      if (!decoded.ok) return undefined;
      const pyramid = buildPyramid(decoded.image);
      const [face, ...others] = findFaces(pyramid);
      return face && others.length === 0 ? inspectFace(pyramid, face) : undefined;
    },
  };
}
