import {
  Button,
  ChakraProvider,
  Checkbox,
  CloseButton,
  createListCollection,
  createToaster,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Menu,
  Portal,
  Select,
  Tabs,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { show } from '../show.tsx';

const toasts = createToaster({ placement: 'top-end' });
const regions = createListCollection({ items: ['Deutschland', 'Österreich'] });

show(() => (
  <ChakraProvider value={defaultSystem}>
    <Field.Root invalid>
      <Field.Label>Titel</Field.Label>
      <Input />
      <Field.ErrorText>Bitte geben Sie einen Titel ein.</Field.ErrorText>
    </Field.Root>
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>Exklusiv</Checkbox.Label>
    </Checkbox.Root>
    <Select.Root collection={regions} defaultValue={['Deutschland']}>
      <Select.HiddenSelect />
      <Select.Label>Region</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText />
        </Select.Trigger>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {regions.items.map((region) => (
              <Select.Item key={region} item={region}>
                {region}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Mehr</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="delete">Löschen</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
    <Tabs.Root defaultValue="Daten" lazyMount>
      <Tabs.List aria-label="Ansichten">
        <Tabs.Trigger value="Daten">Daten</Tabs.Trigger>
        <Tabs.Trigger value="Verlauf">Verlauf</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="Daten">Daten</Tabs.Content>
      <Tabs.Content value="Verlauf">Verlauf</Tabs.Content>
    </Tabs.Root>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Fragen</Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>Kampagne löschen</Dialog.Title>
            Wirklich?
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Schließen" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
    <Button onClick={() => toasts.create({ title: 'Gespeichert' })}>Speichern</Button>
    <Toaster toaster={toasts}>
      {(toast) => (
        <Toast.Root>
          <Toast.Title>{toast.title}</Toast.Title>
          <Toast.CloseTrigger />
        </Toast.Root>
      )}
    </Toaster>
  </ChakraProvider>
));
