import { describe, expect, it } from "vitest";
import { readPostalAddress } from "./postalAddress.ts";

describe("readPostalAddress", () => {
  it.each([
    ["12, rue des Lilas, 69003 Lyon", "12, rue des Lilas", "Lyon"],
    ["  12 rue des Lilas 69003  Lyon ", "12 rue des Lilas", "Lyon"],
    ["Résidence 12000, allée B - 69003, Saint-Étienne", "Résidence 12000, allée B", "Saint-Étienne"],
  ])("readPostalAddress reads %j", (text, street, city) => {
    expect(readPostalAddress(text)).toEqual({ street, postcode: "69003", city });
  });

  it.each(["", "12, rue des Lilas", "69003 Lyon", "12, rue des Lilas, 69003", "12, rue des Lilas, 69003 12"])(
    "%j is no whole address",
    (text) => {
      expect(readPostalAddress(text)).toBeNull();
    },
  );
});
