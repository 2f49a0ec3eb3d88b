// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const List = createIcon(
  <>
    <path d="M3 5h.01" />
    <path d="M3 12h.01" />
    <path d="M3 19h.01" />
    <path d="M8 5h13" />
    <path d="M8 12h13" />
    <path d="M8 19h13" />
  </>,
);
