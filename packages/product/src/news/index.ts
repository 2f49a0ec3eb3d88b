export * from "./news.ts";
export * from "./newsForm.ts";
export * from "./newsPage.ts";
export * from "./registerUserToNews.ts";
export * from "./unreadNews.ts";
