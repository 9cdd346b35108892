import { Button } from 'react-aria-components';
import { show } from '../show.tsx';

show(() => <Button>Speichern</Button>);
