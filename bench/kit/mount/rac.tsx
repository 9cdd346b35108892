import { Button, FieldError, Input, Label, TextField } from 'react-aria-components';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <>
    {buttons.map((words) => (
      <Button key={words} onPress={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <TextField key={label} isInvalid>
        <Label>{label}</Label>
        <Input />
        <FieldError>{ERROR}</FieldError>
      </TextField>
    ))}
  </>
));
