import { show } from '../show.tsx';

show(() => <button type="button">Speichern</button>);
