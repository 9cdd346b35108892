import Button from '@mui/material/Button';
import { show } from '../show.tsx';

show(() => <Button variant="outlined">Speichern</Button>);
