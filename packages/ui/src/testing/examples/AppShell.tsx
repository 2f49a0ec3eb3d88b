import { AppShell } from "@carnation/ui/app-shell";

export function Example() {
  return (
    <AppShell
      homeHref="/"
      nav={[{ id: "main", items: [{ id: "customers", label: "Clients", href: "/clients", current: true }] }]}
    >
      Clients
    </AppShell>
  );
}
