import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { show } from '../show.tsx';

function App() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [view, setView] = useState('Daten');
  const [asks, setAsks] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <TextField label="Titel" error helperText="Bitte geben Sie einen Titel ein." />
      <FormControlLabel control={<Checkbox />} label="Exklusiv" />
      <TextField select label="Region" defaultValue="Deutschland">
        <MenuItem value="Deutschland">Deutschland</MenuItem>
        <MenuItem value="Österreich">Österreich</MenuItem>
      </TextField>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Mehr</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem>Löschen</MenuItem>
      </Menu>
      <Tabs aria-label="Ansichten" value={view} onChange={(_, next: string) => setView(next)}>
        <Tab value="Daten" label="Daten" />
        <Tab value="Verlauf" label="Verlauf" />
      </Tabs>
      <div role="tabpanel">{view}</div>
      <Button onClick={() => setAsks(true)}>Fragen</Button>
      <Dialog open={asks} onClose={() => setAsks(false)}>
        <DialogTitle>Kampagne löschen</DialogTitle>
        Wirklich?
      </Dialog>
      <Button onClick={() => setSaved(true)}>Speichern</Button>
      <Snackbar open={isSaved} message="Gespeichert" onClose={() => setSaved(false)} />
    </>
  );
}

show(() => <App />);
