import { Alert, AppShell, Button, Card, Checkbox, MantineProvider, Modal, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { type Parts, Place, show } from "./page/show";

function OwnParts(): ReactNode {
  return (
    <Card data-host="own" withBorder mb="lg">
      <Stack>
        <Title order={2}>Prochaine visite</Title>
        <TextInput label="Jour" defaultValue="12 janvier 2027" />
        <Checkbox defaultChecked label="Confirmer par SMS" />
        <Alert>La cliente arrive dix minutes plus tôt.</Alert>
        <Button>Confirmer</Button>
      </Stack>
    </Card>
  );
}

/** A modal of the host that holds parts of the kit: what opens from them stands over it. */
function ModalWith({ parts }: { readonly parts: Parts }): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Ouvrir la fiche</Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Fiche de Mantine" transitionProps={{ duration: 0 }}>
        <Place parts={parts} name="form" />
      </Modal>
    </>
  );
}

function MantineApp({ parts, modal }: { readonly parts: Parts | undefined; readonly modal: boolean }): ReactNode {
  return (
    <MantineProvider>
      <AppShell header={{ height: 60 }} padding="md">
        <AppShell.Header data-host="bar" p="md">
          Institut Morel
        </AppShell.Header>
        <AppShell.Main>
          <Title data-host="title" order={1} mb="md">
            Anaïs Morel
          </Title>
          {modal && parts !== undefined ? (
            <ModalWith parts={parts} />
          ) : (
            <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
              <Place parts={parts} name="readings" />
              <div>
                <OwnParts />
                <Place parts={parts} name="form" />
              </div>
            </SimpleGrid>
          )}
          {modal ? null : <Place parts={parts} name="table" />}
        </AppShell.Main>
      </AppShell>
    </MantineProvider>
  );
}

/**
 * The application, with the kit's parts in its grid, or alone.
 * @param modal whether the form stands in a modal of Mantine
 */
export function showMantineApp(parts?: Parts, { modal = false }: { readonly modal?: boolean } = {}): void {
  show(<MantineApp parts={parts} modal={modal} />);
}
