import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  deleteSubscriptionResponse,
  refreshSubscriptionResponse,
} from "../subscription/subscriptionCalls.ts";
import { invoiceLinkRequest, invoiceLinkResponse } from "./invoiceCalls.ts";
import { parsePayload } from "../wire/payload.ts";

describe("the calls about what is paid", () => {
  it.each([undefined, null, {}, { id: "" }, { id: "a/b" }, { id: 3 }])(
    "name no invoice with %j",
    (payload) => {
      expect(() => parsePayload(invoiceLinkRequest, payload)).toThrow(
        "L’identifiant de la facture est obligatoire.",
      );
    },
  );

  it("lead to a page, never to a script", () => {
    expect(v.is(invoiceLinkResponse, { url: "https://payer.example/f.pdf" })).toBe(true);
    expect(v.is(invoiceLinkResponse, { url: "javascript:alert(1)" })).toBe(false);
    expect(v.is(invoiceLinkResponse, { url: "http://payer.example/f.pdf" })).toBe(false);
  });

  it("the calls about what is paid say whether a subscription is current, and which one ends", () => {
    expect(v.is(refreshSubscriptionResponse, { current: true })).toBe(true);
    expect(v.is(refreshSubscriptionResponse, {})).toBe(false);
    expect(v.is(deleteSubscriptionResponse, { id: "sub_1" })).toBe(true);
  });
});
