import { describe, expect, it } from "vitest";
import { readRemoteSettings } from "./remoteSettings.ts";

const base = {
  CARNATION_ANALYSIS_URL: "https://analysis.example",
  CARNATION_ANALYSIS_DATASET: "d1",
};
const token = { ...base, CARNATION_ANALYSIS_TOKEN: "s3cret", CARNATION_ANALYSIS_COMPANY: "c1" };

describe("the remote service's settings", () => {
  it("the remote service's settings are none without an address", () => {
    expect(readRemoteSettings({})).toBeNull();
    expect(readRemoteSettings({ ...token, CARNATION_ANALYSIS_URL: " " })).toBeNull();
  });

  it("hold a token and its company", () => {
    expect(readRemoteSettings(token)).toEqual({
      baseUrl: new URL("https://analysis.example"),
      companyId: "c1",
      datasetId: "d1",
      credentials: { kind: "token", token: "s3cret" },
    });
  });

  it("hold a login, whose answer names the company", () => {
    const login = { CARNATION_ANALYSIS_USERNAME: "u", CARNATION_ANALYSIS_PASSWORD: "s3cret" };
    expect(readRemoteSettings({ ...base, ...login, CARNATION_ANALYSIS_TOKEN: "" })).toMatchObject({
      companyId: null,
      credentials: { kind: "login", username: "u", password: "s3cret" },
    });
  });

  it.each([
    ["CARNATION_ANALYSIS_URL", { ...token, CARNATION_ANALYSIS_URL: "http://analysis.example" }],
    ["CARNATION_ANALYSIS_URL", { ...token, CARNATION_ANALYSIS_URL: "analysis" }],
    ["CARNATION_ANALYSIS_DATASET", { ...token, CARNATION_ANALYSIS_DATASET: "" }],
    ["CARNATION_ANALYSIS_COMPANY", { ...token, CARNATION_ANALYSIS_COMPANY: "" }],
    ["CARNATION_ANALYSIS_TOKEN", base],
  ])("the remote service's settings that lack %s say so, and nothing of a secret", (name, environment) => {
    expect(() => readRemoteSettings(environment)).toThrow(name);
    expect(() => readRemoteSettings(environment)).not.toThrow("s3cret");
  });
});
