/** Boosted trees of one depth, as `bench/skin-analysis/labels/boosted_trees.py` packs them. */
export interface PackedTrees {
  /** Splits from the root to a leaf. */
  readonly depth: number;
  /** Sum of all trees for a row before any of them. */
  readonly start: number;
  /** Probability = 1 / (1 + exp(-(slope * sum + offset))): fitted on people that the trees had not seen. */
  readonly slope: number;
  readonly offset: number;
  /**
   * Base64, tree after tree: 2^depth - 1 splits in heap order, each the index of a feature (one byte) and its threshold
   * (float32, little-endian), then 2^depth leaves (float32).
   */
  readonly trees: string;
}

/** Reads the probability of a row of features. */
export type Judge = (features: readonly number[]) => number;

const SPLIT_BYTES = 5;
const LEAF_BYTES = 4;

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Makes the judge of packed trees. A row goes left where its feature is at most the threshold, both in float32 as they
 * were trained: every engine adds the same leaves.
 * @throws RangeError when the bytes are no whole number of trees
 */
export function unpackTrees({ depth, start, slope, offset, trees }: PackedTrees): Judge {
  const splits = 2 ** depth - 1;
  const treeBytes = splits * SPLIT_BYTES + (splits + 1) * LEAF_BYTES;
  const bytes = bytesOf(trees);
  if (bytes.length === 0 || bytes.length % treeBytes !== 0) {
    throw new RangeError(`${bytes.length} bytes are no trees of depth ${depth}.`);
  }
  const count = bytes.length / treeBytes;
  const view = new DataView(bytes.buffer);
  const features = new Uint8Array(count * splits);
  const thresholds = new Float32Array(count * splits);
  const leaves = new Float32Array(count * (splits + 1));
  let row = new Float32Array(0);
  for (let tree = 0, at = 0; tree < count; tree++) {
    for (let split = 0; split < splits; split++, at += SPLIT_BYTES) {
      features[tree * splits + split] = view.getUint8(at);
      thresholds[tree * splits + split] = view.getFloat32(at + 1, true);
    }
    for (let leaf = 0; leaf <= splits; leaf++, at += LEAF_BYTES) {
      leaves[tree * (splits + 1) + leaf] = view.getFloat32(at, true);
    }
  }
  return (values) => {
    if (row.length !== values.length) row = new Float32Array(values.length);
    row.set(values);
    let sum = start;
    for (let tree = 0; tree < count; tree++) {
      let node = 0;
      while (node < splits) {
        const split = tree * splits + node;
        const isLeft = (row[features[split] ?? 0] ?? 0) <= (thresholds[split] ?? 0);
        node = 2 * node + (isLeft ? 1 : 2);
      }
      sum += leaves[tree * (splits + 1) + node - splits] ?? 0;
    }
    return 1 / (1 + Math.exp(-(slope * sum + offset)));
  };
}
