import { WORLD } from "@carnation/domain/internal/recommendation";
import { backend } from "../backend/backend.ts";
import { limitOwnRecommendations } from "../recommendations/limitOwnRecommendations.ts";
import { onDocumentCreated } from "./triggers.ts";

export const limitRecommendations = onDocumentCreated(
  { document: "recommendations/{id}" },
  async ({ data, params: { id } }) => {
    const owner: unknown = data?.get("owner");
    if (typeof owner === "string" && owner !== WORLD) await limitOwnRecommendations(backend().db, id, owner);
  },
);
