import { expect, it } from "vitest";
import { keepSentPhoto, sentPhoto } from "./sentPhotos.ts";

const photo = (text: string) => new Blob([text], { type: "image/jpeg" });

it("a photo that was sent is kept until another one is sent", () => {
  const session = new AbortController();
  const first = photo("first");
  keepSentPhoto("users/claire/diagnosis/d1.jpg", first, session.signal);
  expect(sentPhoto("users/claire/diagnosis/d1.jpg")).toBe(first);
  keepSentPhoto("users/claire/diagnosis/d2.jpg", photo("second"), session.signal);
  expect(sentPhoto("users/claire/diagnosis/d1.jpg")).toBeUndefined();
  expect(sentPhoto("users/claire/diagnosis/d2.jpg")).toBeDefined();
});

it("a photo that was sent is forgotten with its session, and not kept by one that has ended", () => {
  const session = new AbortController();
  keepSentPhoto("users/claire/diagnosis/d3.jpg", photo("third"), session.signal);
  session.abort();
  expect(sentPhoto("users/claire/diagnosis/d3.jpg")).toBeUndefined();
  keepSentPhoto("users/claire/diagnosis/d4.jpg", photo("fourth"), session.signal);
  expect(sentPhoto("users/claire/diagnosis/d4.jpg")).toBeUndefined();
});
