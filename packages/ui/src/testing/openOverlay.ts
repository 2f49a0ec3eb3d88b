import { expect, screen, userEvent, within } from "storybook/test";

interface StoryView {
  readonly canvasElement: HTMLElement;
}

/** A `play` function: presses the story's only button and waits for what opens. */
export const pressToOpen =
  (role: "dialog" | "alertdialog" | "menu") =>
  async ({ canvasElement }: StoryView): Promise<void> => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(await screen.findByRole(role)).toBeVisible();
  };

/** A `play` function: the keyboard reaches the story's only button, whose tip appears. */
export async function tabToTip(): Promise<void> {
  await userEvent.tab();
  await expect(await screen.findByRole("tooltip")).toBeInTheDocument();
}

/** Story parameters: on the page of documentation what lies over the page has a window of its own, this high in pixels. */
export const inWindow = (
  height: number,
): { readonly docs: { readonly story: { readonly inline: false; readonly height: string } } } => ({
  docs: { story: { inline: false, height: `${height}px` } },
});
