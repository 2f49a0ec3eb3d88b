export { type ColourToken, colours, photoColours } from "./colours.ts";
export { accentColour, inkColour, maskColours } from "./drawingColours.ts";
export { breakpoints, elevations, gutter, motion, radii, space } from "./layout.ts";
export { paperColours, paperTints } from "./paperColours.ts";
export { bandShapes, SHAPE_BOX, verdictShapes } from "./shapes.ts";
export { fonts, type TextToken, textSizes } from "./type.ts";
