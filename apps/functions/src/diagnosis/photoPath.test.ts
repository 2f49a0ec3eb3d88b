import { expect, test } from "vitest";
import { diagnosisOfPhoto } from "./photoPath.ts";

test("the photo of a diagnosis names its owner and id", () => {
  expect(diagnosisOfPhoto("users/claire/diagnosis/d1.jpg")).toEqual({ uid: "claire", id: "d1" });
});

test.each([
  "users/claire/diagnosis/d1.json",
  "users/claire/diagnosis/d1.320.jpg",
  "users/claire/diagnosis/d1.96.jpg",
  "users/claire/customers/c1.jpg",
  "users/claire/diagnosis/d1.jpg/x.jpg",
  "users//diagnosis/d1.jpg",
  "users/claire/diagnosis/.jpg",
  "news/n1.jpg",
])("%s is not one", (name) => {
  expect(diagnosisOfPhoto(name)).toBeNull();
});
