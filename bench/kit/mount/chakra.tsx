import { Button, ChakraProvider, defaultSystem, Field, Input } from '@chakra-ui/react';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

show(() => (
  <ChakraProvider value={defaultSystem}>
    {buttons.map((words) => (
      <Button key={words} variant="outline" onClick={nothing}>
        {words}
      </Button>
    ))}
    {fields.map((label) => (
      <Field.Root key={label} invalid>
        <Field.Label>{label}</Field.Label>
        <Input />
        <Field.ErrorText>{ERROR}</Field.ErrorText>
      </Field.Root>
    ))}
  </ChakraProvider>
));
