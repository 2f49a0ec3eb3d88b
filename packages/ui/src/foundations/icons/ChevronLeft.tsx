// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const ChevronLeft = createIcon(<path d="m15 18-6-6 6-6" />);
