// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const Calendar = createIcon(
  <>
    <path d="M8 2v3" />
    <path d="M16 2v3" />
    <rect x="3" y="3" width="18" height="18" rx="2" />
    <path d="M3 9h18" />
  </>,
);
