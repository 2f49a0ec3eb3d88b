import { describe, expect, test } from "vitest";
import { needsPassword, readMailSettings } from "./mailSettings.ts";

const FROM = { CARNATION_MAIL_FROM: "Carnation Pro <Bonjour@Carnation.example>" };
const sender = { name: "Carnation Pro", address: "bonjour@carnation.example" };

test("the mail settings are none where nothing is configured", () => {
  expect(readMailSettings({})).toBeNull();
  expect(readMailSettings({ CARNATION_SMTP_URL: " ", LOCAL_FIREBASE_OUTBOX: "" })).toBeNull();
});

test("a local Firebase gives a folder; a mail server that is configured comes first", () => {
  const local = { LOCAL_FIREBASE_OUTBOX: "/data/outbox" };
  expect(readMailSettings(local)).toEqual({
    kind: "outbox",
    folder: "/data/outbox",
    sender: { name: "Carnation", address: "ne-pas-repondre@carnation.invalid" },
  });
  expect(readMailSettings({ ...local, ...FROM })).toMatchObject({ kind: "outbox", sender });
  expect(readMailSettings({ ...local, ...FROM, CARNATION_SMTP_URL: "smtp://127.0.0.1:1025" })).toEqual({
    kind: "smtp",
    host: "127.0.0.1",
    port: 1025,
    tls: "none",
    login: null,
    sender,
  });
});

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, tls: "started" }],
  ["smtps://mail.example", { host: "mail.example", port: 465, tls: "always" }],
  ["smtps://mail.example:2465", { host: "mail.example", port: 2465, tls: "always" }],
  ["smtp://[::1]:25", { host: "::1", port: 25, tls: "none" }],
])("%s", (url, expected) => {
  expect(readMailSettings({ ...FROM, CARNATION_SMTP_URL: url })).toMatchObject(expected);
});

test("the password is a secret of its own, asked for only when there is a user", () => {
  const url = { CARNATION_SMTP_URL: "smtps://claire%40institut.example@mail.example" };
  expect([needsPassword({}), needsPassword({ CARNATION_SMTP_URL: "smtp://mail.example" })]).toEqual([
    false,
    false,
  ]);
  expect(needsPassword(url)).toBe(true);
  expect(readMailSettings({ ...FROM, ...url, CARNATION_SMTP_PASSWORD: "secret" })).toMatchObject({
    login: { user: "claire@institut.example", password: "secret" },
  });
});

describe("names what is missing or wrong, and no value", () => {
  test.each([
    [{ CARNATION_SMTP_URL: "smtp://mail.example" }, "Mail is not configured: CARNATION_MAIL_FROM."],
    [{ CARNATION_SMTP_URL: "https://mail.example", ...FROM }, "Mail is not configured: CARNATION_SMTP_URL."],
    [{ CARNATION_SMTP_URL: "nowhere", ...FROM }, "Mail is not configured: CARNATION_SMTP_URL."],
    [
      { CARNATION_SMTP_URL: "smtp://claire:secret@mail.example", ...FROM },
      "Mail is not configured: CARNATION_SMTP_URL, CARNATION_SMTP_PASSWORD.",
    ],
    [
      { CARNATION_SMTP_URL: "smtp://claire@mail.example", ...FROM },
      "Mail is not configured: CARNATION_SMTP_PASSWORD.",
    ],
    ...["Carnation", "a@b, c@d.fr", "X <a@b.fr>\r\nBcc: c@d.fr"].map(
      (from): [Record<string, string>, string] => [
        { CARNATION_SMTP_URL: "smtp://mail.example", CARNATION_MAIL_FROM: from },
        "Mail is not configured: CARNATION_MAIL_FROM.",
      ],
    ),
  ])("%j", (environment, message) => {
    expect(() => readMailSettings(environment)).toThrow(new Error(message));
  });
});
