import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CATEGORIES, CITIES, COUNTRIES, FLAGS, MORE, PLATFORMS, SEARCH } from './words.ts';

interface FiltersProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The filter panel with the fields ours has in sight. */
export function Filters({ text, onText }: FiltersProps) {
  const [platforms, setPlatforms] = useState<string[]>([]);
  const [followers, setFollowers] = useState([0, 1_500_000]);
  const [countries, setCountries] = useState<string[]>([]);
  return (
    <Stack spacing={2} sx={{ width: 256, padding: 2, overflow: 'auto', borderRight: '1px solid #ddd' }}>
      <Typography variant="h6">Filter</Typography>
      <TextField
        size="small"
        type="search"
        placeholder={SEARCH}
        slotProps={{ htmlInput: { 'aria-label': 'Suche' } }}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Typography variant="subtitle2">Plattform</Typography>
      <ToggleButtonGroup
        size="small"
        value={platforms}
        onChange={(_, next: string[]) => setPlatforms(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {PLATFORMS.map((platform) => (
          <ToggleButton key={platform} value={platform} aria-label={platform}>
            {platform.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="subtitle2">Follower</Typography>
      <Slider
        size="small"
        value={followers}
        max={2_000_000}
        onChange={(_, next) => setFollowers([next].flat())}
        getAriaLabel={(at) => `Follower ${at}`}
      />
      <Stack direction="row" spacing={1}>
        <TextField size="small" label="von" value={followers[0] ?? ''} onChange={() => {}} />
        <TextField size="small" label="bis" value={followers[1] ?? ''} onChange={() => {}} />
      </Stack>
      <Autocomplete
        multiple
        size="small"
        options={[...CATEGORIES]}
        renderInput={(field) => <TextField {...field} label="Kategorie" />}
      />
      <ToggleButtonGroup size="small" value={countries} onChange={(_, next: string[]) => setCountries(next)}>
        {COUNTRIES.map((country) => (
          <ToggleButton key={country} value={country}>
            {country}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Autocomplete
        multiple
        size="small"
        options={[...CITIES]}
        renderInput={(field) => <TextField {...field} label="Stadt" />}
      />
      <Typography variant="subtitle2">Bewertung</Typography>
      <Rating name="rating" />
      {FLAGS.map((flag) => (
        <FormControlLabel key={flag} control={<Checkbox size="small" />} label={flag} />
      ))}
      {MORE.map((title) => (
        <Accordion key={title} slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>
            <TextField size="small" label={title} />
          </AccordionDetails>
        </Accordion>
      ))}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined">Zurücksetzen</Button>
        <Button variant="contained">Anwenden</Button>
      </Stack>
    </Stack>
  );
}
