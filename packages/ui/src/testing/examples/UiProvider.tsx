import { en } from "@carnation/ui/messages/en";
import { Pagination } from "@carnation/ui/pagination";
import { UiProvider } from "@carnation/ui/provider";

export function Example() {
  return (
    <UiProvider locale="en-GB" timeZone="Europe/London" messages={en}>
      <Pagination page={1} pageSize={20} total={95} />
    </UiProvider>
  );
}
