import { parseAppRequirement } from "@carnation/product/app-version";
import { documentPaths } from "@carnation/product/path";
import { defineDocument } from "./defineResource.ts";

/** Gives what the deployment asks of open pages; missing where it has never asked for anything. */
export const appRequirement = defineDocument(documentPaths.displaySettings, (_id, fields) =>
  parseAppRequirement(fields),
);
