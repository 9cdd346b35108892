import '@mantine/core/styles.css';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <MantineProvider>
    {buttons.map((words) => (
      <Button key={words} variant="outline" onClick={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <TextInput key={label} label={label} error={ERROR} />
    ))}
  </MantineProvider>
));
