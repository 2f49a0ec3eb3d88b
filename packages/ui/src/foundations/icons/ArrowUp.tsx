// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const ArrowUp = createIcon(
  <>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </>,
);
