import { VisuallyHidden } from "@carnation/ui/visually-hidden";

export function Example() {
  return (
    <button type="button">
      <span aria-hidden="true">12</span>
      <VisuallyHidden>12 messages non lus</VisuallyHidden>
    </button>
  );
}
