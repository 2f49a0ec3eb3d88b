export { OpacitySlider, type OpacitySliderProps } from "./OpacitySlider.tsx";
export { PhotoFrame, type PhotoFrameProps } from "./PhotoFrame.tsx";
export { PhotoNotice, type PhotoNoticeProps } from "./PhotoNotice.tsx";
export { type PhotoSource, type PhotoState, usePhoto } from "./usePhoto.ts";
