import { describe, expect, it } from "vitest";
import { documentPaths } from "./documentPath.ts";
import {
  businessLogoPath,
  customerFilesPrefix,
  customerPicturePath,
  diagnosisFilesPrefix,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  diagnosisThumbnailPath,
  newsPicturePath,
  quoteFilesPrefix,
  quotePdfPath,
  quoteSignaturePath,
  recommendationPicturePath,
  sendingAttachmentPath,
  subcategoryPicturePath,
} from "./storagePath.ts";

describe("storage paths of section 7", () => {
  it.each([
    ["Diagnosis photo", diagnosisPhotoPath("claire", "d1"), "users/claire/diagnosis/d1.jpg"],
    [
      "Diagnosis masks, beside it",
      diagnosisMasksPath("claire", "d1"),
      "users/claire/diagnosis/d1.masks.json",
    ],
    [
      "Diagnosis thumbnail, beside it",
      diagnosisThumbnailPath("claire", "d1", 96),
      "users/claire/diagnosis/d1.96.jpg",
    ],
    ["Diagnosis raw result", diagnosisResultPath("claire", "d1"), "users/claire/diagnosis/d1.json"],
    ["Every file of a diagnosis", diagnosisFilesPrefix("claire", "d1"), "users/claire/diagnosis/d1."],
    ["Every file of a client", customerFilesPrefix("claire", "c1"), "users/claire/customers/c1."],
    ["Client pictures", customerPicturePath("claire", "c1.png"), "users/claire/customers/c1.png"],
    ["Logo of a business", businessLogoPath("claire", "l1.png"), "users/claire/business/l1.png"],
    [
      "Recommendation pictures, world",
      recommendationPicturePath("world", "r1.jpg"),
      "recommendations/world/r1.jpg",
    ],
    [
      "Recommendation pictures, own",
      recommendationPicturePath("claire", "r1.jpg"),
      "recommendations/claire/r1.jpg",
    ],
    ["News pictures", newsPicturePath("n1.webp"), "news/n1.webp"],
    ["Subcategory pictures", subcategoryPicturePath("s1.jpg"), "subcategories/s1.jpg"],
    ["Signed quote", quotePdfPath("claire", "q1"), "users/claire/quotes/q1.pdf"],
    ["Signature under a quote", quoteSignaturePath("claire", "q1"), "users/claire/quotes/q1.signature.png"],
    ["Every file of a quote", quoteFilesPrefix("claire", "q1"), "users/claire/quotes/q1."],
    ["File of a sending", sendingAttachmentPath("claire", "s1"), "users/claire/sendings/s1.pdf"],
  ])("%s: %s", (_row, path, specified) => {
    expect(path).toBe(specified);
  });
});

describe("document paths", () => {
  const paths = documentPaths;
  const table: [path: string, specified: string][] = [
    [paths.erasures("u"), "users/u/erasures"],
    [paths.erasure("u", "e"), "users/u/erasures/e"],
    [paths.users(), "users"],
    [paths.user("u"), "users/u"],
    [paths.customers("u"), "users/u/customers"],
    [paths.customer("u", "c"), "users/u/customers/c"],
    [paths.subscriptions("u"), "users/u/subscriptions"],
    [paths.subscription("u", "s"), "users/u/subscriptions/s"],
    [paths.diagnoses("u"), "users/u/diagnosis"],
    [paths.diagnosis("u", "d"), "users/u/diagnosis/d"],
    [paths.billing("u"), "users/u/private/billing"],
    [paths.allowances("u"), "users/u/private/allowances"],
    [paths.paymentAccount("u"), "users/u/private/payment"],
    [paths.paymentEvents(), "paymentevents"],
    [paths.paymentEvent("evt"), "paymentevents/evt"],
    [paths.paymentObjects(), "paymentobjects"],
    [paths.paymentObject("in"), "paymentobjects/in"],
    [paths.userTotals("u"), "users/u/statistics/totals"],
    [paths.userDayStatistics("u", "2026-11-21"), "users/u/statistics/2026-11-21"],
    [paths.supportNotes("u"), "users/u/support"],
    [paths.supportNote("u", "n"), "users/u/support/n"],
    [paths.checkoutSessions("u"), "users/u/checkout_sessions"],
    [paths.checkoutSession("u", "s"), "users/u/checkout_sessions/s"],
    [paths.comparisonRecaps("u"), "users/u/ia-recaps"],
    [paths.comparisonRecap("u", "d0-d1"), "users/u/ia-recaps/d0-d1"],
    [paths.sendings("u"), "users/u/sendings"],
    [paths.sending("u", "s"), "users/u/sendings/s"],
    [paths.quotes("u"), "users/u/quotes"],
    [paths.quote("u", "q"), "users/u/quotes/q"],
    [paths.quoteNumbers("u"), "users/u/private/quotes"],
    [paths.plans(), "products"],
    [paths.plan("p"), "products/p"],
    [paths.planPrices("p"), "products/p/prices"],
    [paths.planPrice("p", "m"), "products/p/prices/m"],
    [paths.coupons(), "coupons"],
    [paths.coupon("c"), "coupons/c"],
    [paths.recommendations(), "recommendations"],
    [paths.recommendation("r"), "recommendations/r"],
    [paths.recommendationPrice("r", "u"), "recommendations/r/prices/u"],
    [paths.news(), "news"],
    [paths.newsArticle("n"), "news/n"],
    [paths.tags(), "tags"],
    [paths.tag("t"), "tags/t"],
    [paths.contraindications(), "contraindications"],
    [paths.contraindication("c"), "contraindications/c"],
    [paths.subcategories(), "subcategories"],
    [paths.subcategory("s"), "subcategories/s"],
    [paths.invoices(), "invoices"],
    [paths.invoice("i"), "invoices/i"],
    [paths.dayStatistics("2026-11-21"), "statistics/2026-11-21"],
    [paths.appTotals(), "statistics/totals"],
    [paths.aiSettings(), "settings/ai"],
    [paths.aiSettingsVersions(), "settings/ai/versions"],
    [paths.aiSettingsVersion(3), "settings/ai/versions/3"],
    [paths.displaySettings(), "settings/display"],
    [paths.phoneLinks(), "phonelinks"],
    [paths.phoneLink("abc"), "phonelinks/abc"],
    [paths.newsDevices("u"), "users/u/devices"],
    [paths.newsDevice("u", "d"), "users/u/devices/d"],
    [paths.invitations(), "invitations"],
    [paths.invitation("abc"), "invitations/abc"],
    [paths.joinRequests(), "joinrequests"],
    [paths.joinRequest("j"), "joinrequests/j"],
    [paths.publicLimits(), "publiclimits"],
    [paths.publicLimit("abc"), "publiclimits/abc"],
    [paths.mails(), "mails"],
    [paths.mail("m"), "mails/m"],
    [paths.accountErasures(), "accounterasures"],
    [paths.accountErasure("u"), "accounterasures/u"],
    [paths.photoErasure("u"), "users/u/private/retention"],
    [paths.countedFacts(), "countedfacts"],
    [paths.countedFact("f"), "countedfacts/f"],
    [paths.retentionReport(), "statistics/retention"],
  ];
  it.each(table)("%s", (path, expected) => {
    expect(path).toBe(expected);
  });

  it("has no path beside those of the table", () => {
    expect(Object.keys(paths)).toHaveLength(table.length);
  });
});
