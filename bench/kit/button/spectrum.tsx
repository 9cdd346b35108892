import '@react-spectrum/s2/page.css';
import { Button } from '@react-spectrum/s2';
import { show } from '../show.tsx';

show(() => <Button>Speichern</Button>);
