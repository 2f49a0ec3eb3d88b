export {
  KeyboardMap,
  type KeyboardMapGroup,
  type KeyboardMapProps,
  type KeyboardMapRow,
} from "./KeyboardMap.tsx";
export { Keys, type KeysProps } from "./Keys.tsx";
