import '@resonanz/tokens/core';
import { useState } from 'react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Dialog } from '@resonanz/ui/Dialog';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { Menu } from '@resonanz/ui/Menu';
import { Select } from '@resonanz/ui/Select';
import { Tabs } from '@resonanz/ui/Tabs';
import { TextField } from '@resonanz/ui/TextField';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { ToastRegion } from '@resonanz/ui/ToastRegion';
import { show } from '../show.tsx';

const toasts = createToastQueue();
const regions = ['Deutschland', 'Österreich'].map((label) => ({ id: label, label }));
const views = ['Daten', 'Verlauf'].map((label) => ({ id: label, label }));
const lines = [{ id: 'all', items: [{ id: 'delete', label: 'Löschen' }] }];

function App() {
  const [region, setRegion] = useState('Deutschland');
  const [view, setView] = useState('Daten');
  const [asks, setAsks] = useState(false);
  return (
    <LocaleProvider language="de">
      <TextField label="Titel" errorMessage="Bitte geben Sie einen Titel ein." />
      <Checkbox>Exklusiv</Checkbox>
      <Select label="Region" items={regions} selectedId={region} onSelectionChange={setRegion} />
      <Menu label="Mehr" trigger={<Button>Mehr</Button>} sections={lines} />
      <Tabs label="Ansichten" items={views} selectedId={view} onSelectionChange={setView}>
        {view}
      </Tabs>
      <Button onPress={() => setAsks(true)}>Fragen</Button>
      <Dialog title="Kampagne löschen" closeLabel="Schließen" isOpen={asks} onOpenChange={setAsks}>
        Wirklich?
      </Dialog>
      <Button onPress={() => toasts.add({ tone: 'ok', title: 'Gespeichert' })}>Speichern</Button>
      <ToastRegion
        queue={toasts}
        label="Meldungen"
        closeLabel="Schließen"
        closeAllLabel="Alle schließen"
        countLabel={(count) => `${count}-mal`}
        moreLabel={(count) => `${count} weitere`}
        fewerLabel="Weniger"
        wholeLabel="Ganzer Text"
      />
    </LocaleProvider>
  );
}

show(() => <App />);
