import { expect, test } from "vitest";
import { crc32c, encodeCrc32c } from "./crc32c.ts";

test.each([
  ["the check value of the CRC catalogue", Buffer.from("123456789"), 0xe3069283],
  ["32 zeros (RFC 3720, B.4)", Buffer.alloc(32), 0x8a9136aa],
  ["32 bytes of ones (RFC 3720, B.4)", Buffer.alloc(32, 0xff), 0x62a8ab43],
  ["nothing", Buffer.alloc(0), 0],
])("the CRC-32C of %s is the known one", (_name, bytes, expected) => {
  expect(crc32c(bytes)).toBe(expected);
});

test("a CRC-32C continues over pieces", () => {
  expect(crc32c(Buffer.from("6789"), crc32c(Buffer.from("12345")))).toBe(0xe3069283);
});

test("a CRC-32C is written as Cloud Storage writes it", () => {
  expect(encodeCrc32c(0xe3069283)).toBe("4waSgw==");
});
