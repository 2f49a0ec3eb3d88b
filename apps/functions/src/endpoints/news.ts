import { callables } from "@carnation/product/callable";
import { backend } from "../backend/backend.ts";
import {
  ANNOUNCEMENT_SECONDS,
  ANNOUNCEMENT_TRIED_MS,
  announceNews,
  isToBeAnnounced,
} from "../news/announceNews.ts";
import { countArticleChange } from "../counters/countArticles.ts";
import { registerUserToNews, unregisterUserToNews } from "../news/registerUserToNews.ts";
import { configuredPush } from "../ports/push/configuredPush.ts";
import { callable } from "./callable.ts";
import { onDocumentWritten } from "./triggers.ts";

export const registerusertonews = callable(callables.registerusertonews, registerUserToNews);

export const unregisterusertonews = callable(callables.unregisterusertonews, unregisterUserToNews);

export const countArticles = onDocumentWritten({ document: "news/{id}" }, ({ data }) =>
  countArticleChange(backend().db, data?.before.data(), data?.after.data()),
);

export const announceArticle = onDocumentWritten(
  { document: "news/{id}", timeoutSeconds: ANNOUNCEMENT_SECONDS },
  async ({ data, params, time }) => {
    if (!isToBeAnnounced(data?.after.data())) return;
    const isLast = Date.now() - Date.parse(time) > ANNOUNCEMENT_TRIED_MS;
    await announceNews(backend().db, configuredPush(), params.id, isLast);
  },
);
