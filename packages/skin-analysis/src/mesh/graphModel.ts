import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { loadGraphModel, type GraphModel } from "@tensorflow/tfjs-converter";
import { dispose, env, ready, setBackend, tensor4d, type io, type Tensor } from "@tensorflow/tfjs-core";
import type { ModelName, ModelSource } from "./modelSource.ts";

/** The raw values of one output of a model. */
export interface ModelOutput {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Runs a model on one square RGB image, interleaved, already normalised. */
export type RunModel = (pixels: Float32Array, side: number) => ModelOutput[];

interface GraphFile {
  readonly modelTopology: object;
  readonly weightsManifest: readonly { readonly weights: io.WeightsManifestEntry[] }[];
  readonly format?: string;
}

function isGraphFile(value: unknown): value is GraphFile {
  if (typeof value !== "object" || value === null) return false;
  return "modelTopology" in value && "weightsManifest" in value && Array.isArray(value.weightsManifest);
}

async function readModel(source: ModelSource, name: ModelName): Promise<io.ModelArtifacts> {
  const [graph, weightData] = await Promise.all([source.graph(name), source.weights(name)]);
  if (!isGraphFile(graph)) throw new TypeError(`models/${name}.json is not a graph model.`);
  return {
    modelTopology: graph.modelTopology,
    weightSpecs: graph.weightsManifest.flatMap((group) => group.weights),
    weightData,
    ...(graph.format === undefined ? {} : { format: graph.format }),
  };
}

function run(model: GraphModel, pixels: Float32Array, side: number): ModelOutput[] {
  const input = tensor4d(pixels, [1, side, side, 3]);
  const result = model.execute(input);
  const tensors: Tensor[] = Array.isArray(result) ? result : [result];
  const outputs = tensors.map((tensor) => ({
    shape: tensor.shape,
    values: Float32Array.from(tensor.dataSync()),
  }));
  dispose([input, ...tensors]);
  return outputs;
}

/** Starts the WebAssembly backend; models can be loaded once it resolves. */
export async function startBackend(source: ModelSource): Promise<void> {
  // Threads would need an isolated page and a worker made from text; models as small as these gain nothing by them.
  env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  setWasmPaths(source.wasm);
  await setBackend("wasm");
  await ready();
}

/** Loads a model. @throws TypeError when its graph file has another format */
export async function loadModel(source: ModelSource, name: ModelName): Promise<RunModel> {
  const artifacts = await readModel(source, name);
  const model = await loadGraphModel({ load: () => Promise.resolve(artifacts) });
  return (pixels, side) => run(model, pixels, side);
}
