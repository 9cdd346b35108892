import { useId } from 'react';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid aria-describedby={`${id}-error`} />
      <span id={`${id}-error`}>{ERROR}</span>
    </div>
  );
}

show(() => (
  <>
    {buttons.map((words) => (
      <button key={words} type="button" onClick={nothing}>
        {words}
      </button>
    ))}
    {fields.map((label) => (
      <Field key={label} label={label} />
    ))}
  </>
));
