import { WORLD } from "@carnation/domain/internal/recommendation";
import { backend } from "../backend/backend.ts";
import { eraseUnnamedLogos, ownerOfLogo } from "../pictures/eraseUnnamedLogos.ts";
import { eraseUnnamedPictures } from "../pictures/eraseUnnamedPictures.ts";
import { limitOwnRecommendations } from "../recommendations/limitOwnRecommendations.ts";
import { onDocumentCreated, onDocumentUpdated, onObjectFinalized } from "./triggers.ts";

/** Counts how many pictures are kept of one record, or account, is bounded, whatever a client sends. */
export const limitPictures = onObjectFinalized({}, async ({ data: { name } }) => {
  const uid = ownerOfLogo(name);
  await (uid === null ? eraseUnnamedPictures(backend(), name) : eraseUnnamedLogos(backend(), uid));
});

export const limitLogos = onDocumentUpdated(
  { document: "users/{uid}" },
  async ({ data, params: { uid } }) => {
    const names = [data?.before, data?.after].map((stored) =>
      JSON.stringify([stored?.get("business.logo") ?? null, stored?.get("business.logo_upload") ?? null]),
    );
    if (names[0] !== names[1]) await eraseUnnamedLogos(backend(), uid);
  },
);

export const limitRecommendations = onDocumentCreated(
  { document: "recommendations/{id}" },
  async ({ data, params: { id } }) => {
    const owner: unknown = data?.get("owner");
    if (typeof owner === "string" && owner !== WORLD) await limitOwnRecommendations(backend().db, id, owner);
  },
);
