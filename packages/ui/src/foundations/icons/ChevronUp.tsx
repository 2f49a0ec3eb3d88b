// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const ChevronUp = createIcon(<path d="m18 15-6-6-6 6" />);
