import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';
import { show } from '../show.tsx';

show(() => (
  <MantineProvider>
    <Button>Speichern</Button>
  </MantineProvider>
));
