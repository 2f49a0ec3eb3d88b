import { lazyCode } from "../../foundations/internal/lazyCode.ts";

/** Draws charts as files: loaded when a picture is asked for. */
export const chartPictureCode = lazyCode(() => import("./chartPicture.ts"), "chartPicture");
