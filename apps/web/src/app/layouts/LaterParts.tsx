import type { ReactNode } from "react";
import { DeviceNews } from "../../shared/push/DeviceNews.tsx";
import { FollowVersion } from "../version/FollowVersion.tsx";

/** Shows what no first page waits for: the news of this device, and what its version is asked for. */
export function LaterParts(): ReactNode {
  return (
    <>
      <DeviceNews />
      <FollowVersion />
    </>
  );
}
