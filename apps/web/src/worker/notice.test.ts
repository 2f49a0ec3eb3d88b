import { expect, test, vi } from "vitest";
import { readNotice, showNotice } from "./notice.ts";

const notice = { tag: "news-hiver", title: "Hiver", body: "Adapter.", path: "/user/news/hiver" };
const bare = { tag: "news", title: "Nouvelle actualité", body: "", path: "/user/news" };

test.each([
  [{ data: notice, from: "1" }, notice],
  [{ data: { ...notice, path: "//elsewhere.example/x" } }, { ...notice, path: "/user/news" }],
  [{ data: { ...notice, path: "https://elsewhere.example" } }, { ...notice, path: "/user/news" }],
  [{ data: { title: 3 } }, bare],
  [{ data: null }, bare],
  [null, bare],
  ["text", bare],
])("a pushed message %o is shown as %o", (sent, shown) => {
  expect(readNotice(sent)).toEqual(shown);
});

test("notice is drawn with its address, under its tag", async () => {
  const showNotification = vi.fn(() => Promise.resolve());
  await showNotice({ showNotification }, notice);
  expect(showNotification).toHaveBeenCalledWith("Hiver", {
    body: "Adapter.",
    tag: "news-hiver",
    lang: "fr",
    data: { path: "/user/news/hiver" },
  });
});
