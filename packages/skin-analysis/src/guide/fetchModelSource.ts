import type { ModelName, ModelSource } from "../mesh/modelSource.ts";

/** Written out one by one: a bundler copies what it reads in such an expression, under a name that has its version. */
const FILES: Readonly<Record<ModelName, { readonly graph: URL; readonly weights: URL }>> = {
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
    const graph: unknown = await (await read(FILES[name].graph)).json();
    return graph;
  },
  weights: async (name) => (await read(FILES[name].weights)).arrayBuffer(),
  wasm: {
    "tfjs-backend-wasm.wasm": PLAIN.href,
    "tfjs-backend-wasm-simd.wasm": SIMD.href,
    // Named because the runtime asks for all three; threads are off.
    "tfjs-backend-wasm-threaded-simd.wasm": SIMD.href,
  },
});
