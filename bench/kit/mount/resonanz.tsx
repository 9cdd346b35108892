import '@resonanz/tokens/core';
import { Button } from '@resonanz/ui/Button';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { TextField } from '@resonanz/ui/TextField';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <LocaleProvider language="de">
    {buttons.map((words) => (
      <Button key={words} onPress={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <TextField key={label} label={label} errorMessage={ERROR} />
    ))}
  </LocaleProvider>
));
