import { Button, Form, Input } from 'antd';
import { show } from '../show.tsx';
import { buttons, ERROR, fields, nothing } from './content.ts';

// Form.Item connects an error with a field that has a name in a form.
show(() => (
  <>
    {buttons.map((words) => (
      <Button key={words} onClick={nothing}>
        {words}
      </Button>
    ))}
    <Form
      layout="vertical"
      fields={fields.map((name) => ({ name, errors: [ERROR] }))}
    >
      {fields.map((label) => (
        <Form.Item key={label} label={label} name={label}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  </>
));
