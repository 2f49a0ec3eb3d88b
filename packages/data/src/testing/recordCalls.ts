import type { CallableName } from "@carnation/product/callable";
import type { Page } from "playwright";

/** Payloads of a callable as a page sends them from now on, in their order. */
export function recordCalls(page: Page, name: CallableName): readonly unknown[] {
  const payloads: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith(`/${name}`)) return;
    payloads.push((request.postDataJSON() as { readonly data: unknown }).data);
  });
  return payloads;
}
