import { Button, Form, Input } from 'antd';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

// Form.Item connects an error with a field that has a name in a form; names become ids, so they hold no blanks.
const nameOf = (label: string) => label.replace(' ', '-');

show(() => (
  <>
    {buttons.map((words) => (
      <Button key={words} onClick={nothing}>
        {words}
      </Button>
    ))}
    <Form layout="vertical" fields={fields.map((name) => ({ name: nameOf(name), errors: [ERROR] }))}>
      {fields.map((label) => (
        <Form.Item key={label} label={label} name={nameOf(label)}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  </>
));
