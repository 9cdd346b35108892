import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <>
    {buttons.map((words) => (
      <Button key={words} variant="outlined" onClick={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <TextField key={label} label={label} error helperText={ERROR} />
    ))}
  </>
));
