import {
  add,
  avgPool,
  conv2d,
  io,
  matMul,
  maxPool,
  relu,
  reshape,
  separableConv2d,
  tensor4d,
  tidy,
  type NamedTensorMap,
  type Tensor,
  type Tensor1D,
  type Tensor2D,
  type Tensor4D,
} from "@tensorflow/tfjs-core";
import type { ModelSource } from "./modelSource.ts";

/** Side of the square that the net looks at, in pixels. */
export const AGE_NET_SIDE = 112;

/** Means of red, green and blue that face-api takes from its crops, 0 to 255. */
const CHANNEL_MEANS = [122.782, 117.001, 104.298];

/**
 * Reads the ages of several crops of one face, in years as the net has learned them.
 * @param crops interleaved RGB squares of `AGE_NET_SIDE`, 0 to 255
 */
type ReadAges = (crops: readonly Float32Array[]) => number[];

/** The weight of that name. @throws TypeError when the file lacks it */
function weight<Shape extends Tensor>(weights: NamedTensorMap, name: string): Shape {
  const tensor = weights[name];
  if (!tensor) throw new TypeError(`models/age_gender.bin has no ${name}.`);
  return tensor as Shape;
}

function convolve(x: Tensor4D, weights: NamedTensorMap, name: string): Tensor4D {
  const filters = weight<Tensor4D>(weights, `${name}/filters`);
  return add(conv2d(x, filters, 2, "same"), weight<Tensor1D>(weights, `${name}/bias`));
}

function separable(x: Tensor4D, weights: NamedTensorMap, name: string): Tensor4D {
  const depthwise = weight<Tensor4D>(weights, `${name}/depthwise_filter`);
  const pointwise = weight<Tensor4D>(weights, `${name}/pointwise_filter`);
  const bias = weight<Tensor1D>(weights, `${name}/bias`);
  return add(separableConv2d(x, depthwise, pointwise, 1, "same"), bias);
}

/** Halves the raster; `x` itself is halved by a convolution and added. */
function reduction(x: Tensor4D, entered: Tensor4D, weights: NamedTensorMap, name: string): Tensor4D {
  const once = separable(entered, weights, `${name}/separable_conv0`);
  const twice = separable(relu(once), weights, `${name}/separable_conv1`);
  return add(maxPool(twice, 3, 2, "same"), convolve(x, weights, `${name}/expansion_conv`));
}

function middle(x: Tensor4D, weights: NamedTensorMap, name: string): Tensor4D {
  const layers = ["separable_conv0", "separable_conv1", "separable_conv2"];
  const out = layers.reduce((each, layer) => separable(relu(each), weights, `${name}/${layer}`), x);
  return add(out, x);
}

/** The « tiny Xception » of face-api's age and gender net; its head for genders is left out. */
function forward(input: Tensor4D, weights: NamedTensorMap): Tensor2D {
  const entry = relu(convolve(input, weights, "entry_flow/conv_in"));
  const large = reduction(entry, entry, weights, "entry_flow/reduction_block_0");
  const small = reduction(large, relu(large), weights, "entry_flow/reduction_block_1");
  const once = middle(small, weights, "middle_flow/main_block_0");
  const twice = middle(once, weights, "middle_flow/main_block_1");
  const last = reduction(twice, relu(twice), weights, "exit_flow/reduction_block");
  const features = avgPool(relu(separable(last, weights, "exit_flow/separable_conv")), 7, 2, "valid");
  const flat: Tensor2D = reshape(features, [input.shape[0], -1]);
  const years = matMul(flat, weight<Tensor2D>(weights, "fc/age/weights"));
  return add(years, weight<Tensor1D>(weights, "fc/age/bias"));
}

function inputOf(crops: readonly Float32Array[]): Tensor4D {
  const length = AGE_NET_SIDE * AGE_NET_SIDE * 3;
  const pixels = new Float32Array(crops.length * length);
  for (const [index, crop] of crops.entries()) {
    for (let k = 0; k < length; k++) {
      pixels[index * length + k] = ((crop[k] ?? 0) - (CHANNEL_MEANS[k % 3] ?? 0)) / 255;
    }
  }
  return tensor4d(pixels, [crops.length, AGE_NET_SIDE, AGE_NET_SIDE, 3]);
}

interface WeightGroup {
  readonly weights: io.WeightsManifestEntry[];
}

function isManifest(value: unknown): value is readonly WeightGroup[] {
  const isGroup = (group: unknown): boolean =>
    typeof group === "object" && group !== null && "weights" in group && Array.isArray(group.weights);
  return Array.isArray(value) && value.every(isGroup);
}

/** Loads the age net; the WebAssembly backend must run. @throws TypeError when its files are others */
export async function loadAgeNet(source: Pick<ModelSource, "graph" | "weights">): Promise<ReadAges> {
  const [manifest, data] = await Promise.all([source.graph("age_gender"), source.weights("age_gender")]);
  if (!isManifest(manifest)) throw new TypeError("models/age_gender.json lists no weights.");
  const entries = manifest.flatMap((group) => group.weights);
  const weights = io.decodeWeights(data, entries);
  return (crops) => tidy(() => Array.from(forward(inputOf(crops), weights).dataSync()));
}
