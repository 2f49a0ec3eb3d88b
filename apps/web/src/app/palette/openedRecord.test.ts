import { expect, test } from "vitest";
import { openedRecord } from "./openedRecord.ts";

test.each([
  ["/user/customers/anais", "customer:anais"],
  ["/user/recommendations/serum", "recommendation:serum"],
  ["/user/news/hiver", "article:hiver"],
  ["/admin/customers/view/claire", "professional:claire"],
  ["/admin/recommendations/edit/serum", "recommendation:serum"],
  ["/admin/news/edit/hiver", "article:hiver"],
  ["/user/customers/add", null],
  ["/user/recommendations/add", null],
  ["/user/customers", null],
  ["/user/customers/anais/diagnosis", null],
  ["/admin/customers/edit/claire", null],
  ["/user/dashboard", null],
])("the page %s shows the record %s", (pathname, record) => {
  expect(openedRecord(pathname)).toBe(record);
});
