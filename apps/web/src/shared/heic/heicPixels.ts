import type { MainModule } from "libheif-js/libheif-wasm/libheif";
import { HeicError } from "./heicError.ts";

/** Colours of a picture: an ICC profile, or the code points of ITU-T H.273. sRGB without either. */
export interface PictureColours {
  readonly icc?: Uint8Array<ArrayBuffer>;
  readonly coded?: { readonly primaries: number; readonly transfer: number };
}

/** An upright picture, not converted to another colour space. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly colours: PictureColours;
  /** Bytes of each row, red, green, blue and alpha of every pixel. They are a view: copy what is kept. */
  readonly row: (y: number) => Uint8Array;
}

/** The part of the C interface of libheif that is called: an address is a number, an error is written to the first one. */
type Libheif = Pick<
  MainModule,
  | "HEAPU8"
  | "_malloc"
  | "_free"
  | "_heif_context_alloc"
  | "_heif_context_read_from_memory_without_copy"
  | "_heif_context_set_maximum_image_size_limit"
  | "_heif_context_get_primary_image_handle"
  | "_heif_image_handle_get_width"
  | "_heif_image_handle_get_height"
  | "_heif_image_handle_get_raw_color_profile_size"
  | "_heif_image_handle_get_raw_color_profile"
  | "_heif_image_handle_get_nclx_color_profile"
  | "_heif_decode_image"
  | "_heif_image_get_plane_readonly"
  | "_heif_image_get_primary_width"
  | "_heif_image_get_primary_height"
>;

// Values of libheif/heif.h, which its versions keep.
const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGBA = 11;
const CHANNEL_INTERLEAVED = 10;
const ERROR_BYTES = 12;

/** Side of the tiles that phones write, in pixels. */
const TILE_SIDE = 512;

/**
 * Decodes the primary picture of a HEIC file, turned and mirrored as the file says. What it takes of the decoder's memory is
 * not given back: the worker that calls it ends.
 * @param maxPixels a picture with more is refused before anything is decoded
 * @throws {HeicError} unreadable or too-many-pixels
 */
export function decodeHeicPixels(libheif: Libheif, file: Uint8Array, maxPixels: number): HeicPixels {
  const word = (address: number): number => viewOf(libheif).getUint32(address, true);
  const error = libheif._malloc(ERROR_BYTES);
  const result = libheif._malloc(4);
  const check = (): void => {
    if (word(error) !== 0) throw new HeicError("unreadable", { cause: messageAt(libheif, word(error + 8)) });
  };

  const bytes = libheif._malloc(file.length);
  libheif.HEAPU8.set(file, bytes);
  const context = libheif._heif_context_alloc();
  // Squared, it is the number of pixels of anything that is decoded: the tiles of a hostile file can be larger than the picture
  // that they make. Those at the edges of a picture reach a little beyond it.
  libheif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)) + TILE_SIDE);
  libheif._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0);
  check();
  libheif._heif_context_get_primary_image_handle(error, context, result);
  check();
  const handle = word(result);
  const pixels = libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  if (pixels > maxPixels) throw new HeicError("too-many-pixels");

  libheif._heif_decode_image(error, handle, result, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGBA, 0);
  check();
  const image = word(result);
  const plane = libheif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, result);
  const stride = word(result);
  const width = libheif._heif_image_get_primary_width(image);
  const height = libheif._heif_image_get_primary_height(image);
  if (plane === 0 || !(width > 0 && height > 0)) throw new HeicError("unreadable");
  return {
    width,
    height,
    colours: coloursOf(libheif, handle, error, result),
    row: (y) => libheif.HEAPU8.subarray(plane + y * stride, plane + y * stride + width * 4),
  };
}

function coloursOf(libheif: Libheif, handle: number, error: number, result: number): PictureColours {
  const word = (address: number): number => viewOf(libheif).getUint32(address, true);
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > 0) {
    const profile = libheif._malloc(size);
    libheif._heif_image_handle_get_raw_color_profile(error, handle, profile);
    return { icc: Uint8Array.from(libheif.HEAPU8.subarray(profile, profile + size)) };
  }
  libheif._heif_image_handle_get_nclx_color_profile(error, handle, result);
  if (word(error) !== 0) return {};
  const nclx = word(result);
  // A version of one byte, padded, then the two code points of four bytes each.
  return { coded: { primaries: word(nclx + 4), transfer: word(nclx + 8) } };
}

/** A view of the memory as it is now: growing replaces it. */
const viewOf = ({ HEAPU8 }: Libheif): DataView => new DataView(HEAPU8.buffer);

function messageAt({ HEAPU8 }: Libheif, address: number): string {
  return new TextDecoder().decode(HEAPU8.slice(address, HEAPU8.indexOf(0, address)));
}
