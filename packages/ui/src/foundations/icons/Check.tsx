// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.
import { createIcon } from "./createIcon.tsx";

export const Check = createIcon(<path d="M20 6 9 17l-5-5" />);
