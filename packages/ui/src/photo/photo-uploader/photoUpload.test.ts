import { expect, test } from "vitest";
import { transferredShare, uploaderStage } from "./photoUpload.ts";

const photo = new File(["jpeg"], "IMG_0412.jpg", { type: "image/jpeg" });
const upload = (transferred: number, total: number) => ({ state: "running", transferred, total }) as const;

test.each([
  [upload(0, 1000), 0],
  [upload(640, 1000), 0.64],
  [upload(1000, 1000), 1],
  [upload(1200, 1000), 1],
  [upload(0, 0), 0],
])("the share of %j that has arrived is %d", (sending, share) => {
  expect(transferredShare(sending)).toBe(share);
});

test("a photo is looked at before it is sent, and nothing is sent without one", () => {
  expect(uploaderStage(null, upload(1, 2))).toBe("idle");
  expect(uploaderStage(photo, null)).toBe("preview");
  expect(uploaderStage(photo, upload(1, 2))).toBe("running");
});
