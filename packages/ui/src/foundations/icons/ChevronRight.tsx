// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const ChevronRight = createIcon(<path d="m9 18 6-6-6-6" />);
