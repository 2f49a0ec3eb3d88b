/** Entry file of the guide's worker: loads the models once, then answers one picture after the other. */
import { fetchModelSource } from "./fetchModelSource.ts";
import { createGuideEngine, type GuideEngine } from "./guideEngine.ts";
import type { GuideReply, GuideRequest } from "./guideMessages.ts";

const reply = (message: GuideReply): void => self.postMessage(message, { transfer: [] });

async function answer(engine: GuideEngine, request: GuideRequest): Promise<GuideReply> {
  try {
    return request.type === "frame"
      ? { type: "conditions", conditions: await engine.look(request.frame, request.at, request.aim) }
      : { type: "pose", pose: await engine.poseIn(request.frame) };
  } catch (error) {
    return { type: "failed", message: String(error) };
  } finally {
    request.frame.picture.close();
  }
}

async function start(): Promise<void> {
  const engine = await createGuideEngine(fetchModelSource());
  self.addEventListener("message", ({ data: request }: MessageEvent<GuideRequest>) => {
    void answer(engine, request).then(reply);
  });
  reply({ type: "ready" });
}

start().catch((error: unknown) => reply({ type: "failed", message: String(error) }));
