import '@resonanz/tokens/core';
import { Button } from '@resonanz/ui/Button';
import { show } from '../show.tsx';

show(() => <Button>Speichern</Button>);
