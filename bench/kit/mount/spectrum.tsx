import '@react-spectrum/s2/page.css';
import { Button, Provider, TextField } from '@react-spectrum/s2';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <Provider locale="de-DE">
    {buttons.map((words) => (
      <Button key={words} variant="secondary" onPress={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <TextField key={label} label={label} isInvalid errorMessage={ERROR} />
    ))}
  </Provider>
));
