/** A model by the name of its files: the two of this package, and the age model, which an installation opts in to. */
export type ModelName = "blazeface" | "facemesh" | "age_gender";

/** The address of each build of the WebAssembly that runs the models, by the file names that the runtime asks for. */
export type WasmFiles = Readonly<Record<string, string>>;

/** Provides the model files and the WebAssembly that runs them: from disk in Node, over HTTP in a browser. */
export interface ModelSource {
  /** The model's graph and weight manifest, parsed from `models/<name>.json`. */
  readonly graph: (name: ModelName) => Promise<unknown>;
  /** The model's weights, `models/<name>.bin`. */
  readonly weights: (name: ModelName) => Promise<ArrayBuffer>;
  /** Path or URL of the folder of the `.wasm` files, with a trailing slash; or the address of each of them. */
  readonly wasm: string | WasmFiles;
}
