import { setGlobalOptions } from "firebase-functions/v2";
import { onCall } from "firebase-functions/v2/https";

setGlobalOptions({ timeoutSeconds: 1 });

export const endless = onCall(() => {
  for (;;);
});

export const ok = onCall(() => "ok");
