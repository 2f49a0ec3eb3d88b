import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { malformedDocument, reportOnce } from "./malformed.ts";

it("a malformed document is reported once, until it was read again and is malformed anew", () => {
  const report = vi.fn();
  const reports = reportOnce(report);
  const [one, other] = [malformedDocument("news/a", new Error("?")), malformedDocument("news/b", null)];
  for (const document of [one, one, other]) reports.report(document);
  expect(report.mock.calls).toEqual([[one], [other]]);
  reports.mended("news/b");
  reports.report(one);
  expect(report).toHaveBeenCalledTimes(2);
  reports.report(other);
  expect(report).toHaveBeenCalledTimes(3);
});

it("a report names each wrong field once, and nothing of what is stored", () => {
  const schema = v.object({ title: v.string(), tags: v.array(v.string()) });
  const { issues } = v.safeParse(schema, { title: 7, tags: [1, 2, "secret"] });
  const failure = issues && new v.ValiError(issues);
  expect(malformedDocument("news/a", failure)).toEqual({ path: "news/a", fields: ["title", "tags"] });
  expect(malformedDocument("news/a", new Error("secret"))).toEqual({ path: "news/a", fields: [] });
});
