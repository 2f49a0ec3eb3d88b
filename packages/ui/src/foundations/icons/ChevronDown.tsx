// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const ChevronDown = createIcon(<path d="m6 9 6 6 6-6" />);
