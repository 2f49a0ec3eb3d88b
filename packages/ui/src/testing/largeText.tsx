import type { Decorator } from "@storybook/react-vite";
import { EnlargedText } from "./EnlargedText.tsx";

/** A story with its text at twice its size. */
export const largeText: Decorator = (Story) => (
  <>
    <EnlargedText />
    <Story />
  </>
);
