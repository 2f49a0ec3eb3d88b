import type { ModelName, ModelSource } from "../mesh/modelSource.ts";

interface ModelFiles {
  readonly graph: URL;
  readonly weights: URL;
}

/** Written out one by one: a bundler copies what it reads in such an expression, under a name that has its version. */
const FILES: Readonly<Partial<Record<ModelName, ModelFiles>>> = {
  blazeface: {
    graph: new URL("../../assets/models/blazeface.json", import.meta.url),
    weights: new URL("../../assets/models/blazeface.bin", import.meta.url),
  },
  facemesh: {
    graph: new URL("../../assets/models/facemesh.json", import.meta.url),
    weights: new URL("../../assets/models/facemesh.bin", import.meta.url),
  },
};

const PLAIN = new URL("../../assets/wasm/tfjs-backend-wasm.wasm", import.meta.url);
const SIMD = new URL("../../assets/wasm/tfjs-backend-wasm-simd.wasm", import.meta.url);

function filesOf(name: ModelName): ModelFiles {
  const files = FILES[name];
  if (!files) throw new RangeError(`The guide has no model ${name}.`);
  return files;
}

async function read(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`);
  return response;
}

/**
 * The package's model files over HTTP, from where the application itself is served.
 * Reading one throws TypeError when the network fails, Error when the server has no such file.
 */
export const fetchModelSource = (): ModelSource => ({
  graph: async (name) => {
    const graph: unknown = await (await read(filesOf(name).graph)).json();
    return graph;
  },
  weights: async (name) => (await read(filesOf(name).weights)).arrayBuffer(),
  wasm: {
    "tfjs-backend-wasm.wasm": PLAIN.href,
    "tfjs-backend-wasm-simd.wasm": SIMD.href,
    // Named because the runtime asks for all three; threads are off.
    "tfjs-backend-wasm-threaded-simd.wasm": SIMD.href,
  },
});
