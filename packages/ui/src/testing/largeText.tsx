import type { Decorator } from "@storybook/react-vite";

/** Text at twice its size, as a reader of the browser sets it. */
export const largeText: Decorator = (Story) => (
  <>
    <style>{":root { font-size: 200%; }"}</style>
    <Story />
  </>
);
