import { FieldValue, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";
import { valueCases } from "../testing/valueCases.ts";

const suite = adminSuite();

async function roundTrip(value: unknown): Promise<unknown> {
  const place = suite.room().doc();
  await place.set({ value });
  return (await place.get()).get("value") as unknown;
}

describe("a value written by the admin SDK comes back", () => {
  test.each(valueCases)("a value written by the admin SDK comes back: $name", async ({ value }) => {
    expect(await roundTrip(value)).toEqual(value);
  });

  test("a 64-bit integer as a BigInt", async () => {
    const place = suite.room().doc();
    await place.set({ n: 9_223_372_036_854_775_807n });
    await place.update({ n: FieldValue.increment(-1) });
    const text = await suite
      .room()
      .firestore.runTransaction(async (reader) => (await reader.get(place)).get("n") as number);
    expect(text).toBe(Number(9_223_372_036_854_775_806n));
  });

  test("a value written by the admin SDK comes back: a timestamp, to the microsecond", async () => {
    const at = new Timestamp(-1, 123_456_000);
    expect(await roundTrip(at)).toEqual(at);
  });

  test("the first and the last moment that there is", async () => {
    const ends = [
      Timestamp.fromDate(new Date("0001-01-01T00:00:00Z")),
      Timestamp.fromDate(new Date("9999-12-31T23:59:59Z")),
    ];
    expect(await roundTrip(ends)).toEqual(ends);
  });

  test("bytes", async () => {
    expect(await roundTrip(Buffer.from([0, 127, 128, 255]))).toEqual(Buffer.from([0, 127, 128, 255]));
  });

  test("a value written by the admin SDK comes back: a point on the map", async () => {
    const point = new GeoPoint(-89.5, 179.25);
    expect(await roundTrip(point)).toEqual(point);
  });

  test("a value written by the admin SDK comes back: a reference to another document", async () => {
    const other = suite.db.doc("rooms/é/deep/🎉");
    expect((await roundTrip(other)) as typeof other).toMatchObject({ path: other.path });
  });

  test("a value written by the admin SDK comes back: a vector", async () => {
    const vector = FieldValue.vector([0.5, -1, 3]);
    expect(await roundTrip(vector)).toEqual(vector);
  });

  test("the times of creation and of the last change", async () => {
    const place = suite.room().doc();
    const created = await place.set({ n: 1 });
    const changed = await place.set({ n: 2 });
    const read = await place.get();
    expect([read.createTime, read.updateTime]).toEqual([created.writeTime, changed.writeTime]);
  });
});
