// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const Search = createIcon(
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
);
