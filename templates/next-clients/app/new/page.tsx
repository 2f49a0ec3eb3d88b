import { PageHeader } from "@carnation/ui/page-header";
import { Stack } from "@carnation/ui/stack";
import { NewClient } from "./NewClient";

export default function Page() {
  return (
    <Stack gap={6}>
      <PageHeader title="Nouveau client" />
      <NewClient />
    </Stack>
  );
}
