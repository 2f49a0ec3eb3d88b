import { describe, expect, it } from "vitest";
import { syntheticSourceIn, syntheticSources, syntheticSourceXmp } from "./digitalSource.ts";
import { syntheticSourceOf, withSyntheticSource } from "./syntheticJpeg.ts";

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xd9]);
const JFIF = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 7, 7, ...JPEG.subarray(2)]);

describe("the source that a picture states", () => {
  it.each(syntheticSources)("%s is read back from the XMP that states it", (source) => {
    expect(syntheticSourceIn(syntheticSourceXmp(source))).toBe(source);
  });

  it.each([
    ["nothing", ""],
    ["a camera", "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture"],
    [
      "an edited photo",
      "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
    ],
    ["a word of a text", "algorithmicMedia"],
  ])("%s is a photo", (_what, metadata) => {
    expect(syntheticSourceIn(metadata)).toBeNull();
  });

  it("a synthetic source is found in whatever case and after other statements", () => {
    const metadata = "digitalsourcetype/digitalCapture … DigitalSourceType/trainedalgorithmicmedia";
    expect(syntheticSourceIn(metadata)).toBe("trainedAlgorithmicMedia");
  });
});

describe("a JPEG of a synthetic picture", () => {
  it.each([
    ["its first marker", JPEG, 2],
    ["its header", JFIF, 8],
  ])(
    "a JPEG states its source in a segment of its own after %s, and keeps every other byte",
    (_what, jpeg, at) => {
      const stated = withSyntheticSource(jpeg, "algorithmicMedia");
      expect(syntheticSourceOf(jpeg)).toBeNull();
      expect(syntheticSourceOf(stated)).toBe("algorithmicMedia");
      expect([...stated.subarray(at, at + 2)]).toEqual([0xff, 0xe1]);
      const length = stated[at + 2]! * 256 + stated[at + 3]!;
      expect([...stated.subarray(0, at), ...stated.subarray(at + 2 + length)]).toEqual([...jpeg]);
    },
  );
});
