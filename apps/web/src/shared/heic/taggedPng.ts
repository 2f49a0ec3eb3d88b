import type { HeicPixels } from "./heicPixels.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Most bytes of a block that is stored and not compressed. */
const BLOCK_BYTES = 0xffff;
const ADLER_MODULUS = 65_521;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/**
 * Writes pixels as a PNG that names their colours, so that the browser converts them as it does those of every file: a canvas
 * takes none but its own two colour spaces. It is read in a moment and thrown away, so nothing is compressed.
 */
export async function taggedPng({ width, height, colours, row }: HeicPixels): Promise<Blob> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const parts: BlobPart[] = [SIGNATURE, chunk("IHDR", new Uint8Array(header.buffer))];
  const { icc, coded } = colours;
  if (icc) parts.push(chunk("iCCP", concat([Uint8Array.of(0x69, 0, 0), await deflate(icc)])));
  else if (coded) parts.push(chunk("cICP", Uint8Array.of(coded.primaries, coded.transfer, 0, 1)));
  parts.push(chunk("IDAT", Uint8Array.of(0x78, 0x01)));
  let adler = 1;
  for (let y = 0; y < height; y += 1) {
    // Each row begins with the number of its filter: none.
    const line = concat([Uint8Array.of(0), row(y)]);
    adler = adler32(line, adler);
    for (let start = 0; start < line.length; start += BLOCK_BYTES) {
      const block = line.subarray(start, start + BLOCK_BYTES);
      const sizes = new DataView(new ArrayBuffer(5));
      sizes.setUint8(0, y === height - 1 && start + BLOCK_BYTES >= line.length ? 1 : 0);
      sizes.setUint16(1, block.length, true);
      sizes.setUint16(3, ~block.length, true);
      parts.push(chunk("IDAT", concat([new Uint8Array(sizes.buffer), block])));
    }
  }
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, adler);
  parts.push(chunk("IDAT", new Uint8Array(check.buffer)), chunk("IEND", new Uint8Array()));
  return new Blob(parts, { type: "image/png" });
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array, before: number): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  // So many sums fit in 32 bits.
  for (let start = 0; start < bytes.length; start += 3800) {
    for (const byte of bytes.subarray(start, start + 3800)) high += low += byte;
    low %= ADLER_MODULUS;
    high %= ADLER_MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(deflated).arrayBuffer());
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
