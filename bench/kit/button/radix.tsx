import '@radix-ui/themes/styles.css';
import { Button, Theme } from '@radix-ui/themes';
import { show } from '../show.tsx';

show(() => (
  <Theme>
    <Button>Speichern</Button>
  </Theme>
));
