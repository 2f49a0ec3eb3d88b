/** Entry file of the guide's worker: loads the models once, then answers one picture after the other. */
import { fetchModelSource } from "./fetchModelSource.ts";
import { createGuideEngine, type GuideEngine } from "./guideEngine.ts";
import type { GuideReply, GuideRequest } from "./guideMessages.ts";

const reply = (message: GuideReply): void => self.postMessage(message, { transfer: [] });

function answer(engine: GuideEngine, request: GuideRequest): GuideReply {
  return request.type === "frame"
    ? { type: "conditions", conditions: engine.look(request.frame, request.at, request.aim) }
    : { type: "pose", pose: engine.poseIn(request.frame) };
}

async function start(): Promise<void> {
  const engine = await createGuideEngine(fetchModelSource());
  self.addEventListener("message", ({ data: request }: MessageEvent<GuideRequest>) => {
    try {
      reply(answer(engine, request));
    } catch (error) {
      reply({ type: "failed", message: String(error) });
    } finally {
      request.frame.picture.close();
    }
  });
  reply({ type: "ready" });
}

start().catch((error: unknown) => reply({ type: "failed", message: String(error) }));
