export {
  KeyboardMap,
  type KeyboardMapGroup,
  type KeyboardMapProps,
  type KeyboardMapRow,
} from "./KeyboardMap.tsx";
