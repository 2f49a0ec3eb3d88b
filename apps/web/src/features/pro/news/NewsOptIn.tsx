import type { ReactNode } from "react";
import { DeviceOptIn } from "../../../shared/push/DeviceOptIn.tsx";

/** « Recevoir les actualités », on this device. */
export function NewsOptIn(): ReactNode {
  return (
    <section aria-labelledby="receive" className="grid max-w-[62ch] gap-3 border-t border-line pt-4">
      <h2 id="receive" className="font-serif text-[20px]/[1.2]">
        Recevoir les actualités
      </h2>
      <DeviceOptIn />
    </section>
  );
}
