export { Button, type ButtonProps } from "./Button.tsx";
export { buttonClass, type ButtonSize, type ButtonVariant } from "./button.variants.ts";
