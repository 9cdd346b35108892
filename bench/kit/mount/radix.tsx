import '@radix-ui/themes/styles.css';
import { Button, Text, TextField, Theme } from '@radix-ui/themes';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

// The theme has no field with an error, so nothing connects the words with the input.
show(() => (
  <Theme>
    {buttons.map((words) => (
      <Button key={words} variant="outline" onClick={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <Text as="label" key={label}>
        {label}
        <TextField.Root color="red" />
        <Text color="red" size="1">
          {ERROR}
        </Text>
      </Text>
    ))}
  </Theme>
));
