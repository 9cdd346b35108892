import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { Button, Checkbox, MantineProvider, Menu, Modal, Select, Tabs, TextInput } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { show } from '../show.tsx';

function App() {
  const [asks, setAsks] = useState(false);
  return (
    <MantineProvider>
      <TextInput label="Titel" error="Bitte geben Sie einen Titel ein." />
      <Checkbox label="Exklusiv" />
      <Select label="Region" data={['Deutschland', 'Österreich']} defaultValue="Deutschland" />
      <Menu>
        <Menu.Target>
          <Button>Mehr</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Löschen</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tabs defaultValue="Daten">
        <Tabs.List aria-label="Ansichten">
          <Tabs.Tab value="Daten">Daten</Tabs.Tab>
          <Tabs.Tab value="Verlauf">Verlauf</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="Daten">Daten</Tabs.Panel>
        <Tabs.Panel value="Verlauf">Verlauf</Tabs.Panel>
      </Tabs>
      <Button onClick={() => setAsks(true)}>Fragen</Button>
      <Modal opened={asks} onClose={() => setAsks(false)} title="Kampagne löschen">
        Wirklich?
      </Modal>
      <Button onClick={() => notifications.show({ message: 'Gespeichert' })}>Speichern</Button>
      <Notifications />
    </MantineProvider>
  );
}

show(() => <App />);
