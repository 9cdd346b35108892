import '@radix-ui/themes/styles.css';
import { Button, Checkbox, Dialog, DropdownMenu, Select, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import { show } from '../show.tsx';

// The theme has no field with an error and no toast: the one is put together by hand, the other is missing.
show(() => (
  <Theme>
    <Text as="label">
      Titel
      <TextField.Root color="red" aria-invalid aria-describedby="error" />
    </Text>
    <Text color="red" size="1" id="error">
      Bitte geben Sie einen Titel ein.
    </Text>
    <Text as="label">
      <Checkbox /> Exklusiv
    </Text>
    <Select.Root defaultValue="Deutschland">
      <Select.Trigger aria-label="Region">Deutschland</Select.Trigger>
      <Select.Content>
        <Select.Item value="Deutschland">Deutschland</Select.Item>
        <Select.Item value="Österreich">Österreich</Select.Item>
      </Select.Content>
    </Select.Root>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button>Mehr</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Löschen</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
    <Tabs.Root defaultValue="Daten">
      <Tabs.List aria-label="Ansichten">
        <Tabs.Trigger value="Daten">Daten</Tabs.Trigger>
        <Tabs.Trigger value="Verlauf">Verlauf</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="Daten">Daten</Tabs.Content>
      <Tabs.Content value="Verlauf">Verlauf</Tabs.Content>
    </Tabs.Root>
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Fragen</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Kampagne löschen</Dialog.Title>
        Wirklich?
      </Dialog.Content>
    </Dialog.Root>
    <Button>Speichern</Button>
  </Theme>
));
