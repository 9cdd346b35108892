import { Button, Checkbox, Dropdown, Form, Input, message, Modal, Select, Tabs } from 'antd';
import { useState } from 'react';
import { show } from '../show.tsx';

const error = { name: 'title', errors: ['Bitte geben Sie einen Titel ein.'] };
const regions = ['Deutschland', 'Österreich'].map((label) => ({ value: label, label }));
const views = ['Daten', 'Verlauf'].map((label) => ({ key: label, label, children: label }));

function App() {
  const [asks, setAsks] = useState(false);
  const [toasts, toastPlace] = message.useMessage();
  return (
    <>
      <Form layout="vertical" fields={[error]}>
        <Form.Item label="Titel" name="title">
          <Input />
        </Form.Item>
        <Checkbox>Exklusiv</Checkbox>
        <Form.Item label="Region" name="region" initialValue="Deutschland">
          <Select options={regions} />
        </Form.Item>
      </Form>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'delete', label: 'Löschen' }] }}>
        <Button>Mehr</Button>
      </Dropdown>
      <Tabs items={views} />
      <Button onClick={() => setAsks(true)}>Fragen</Button>
      <Modal open={asks} title="Kampagne löschen" onCancel={() => setAsks(false)}>
        Wirklich?
      </Modal>
      <Button onClick={() => void toasts.open({ content: 'Gespeichert' })}>Speichern</Button>
      {toastPlace}
    </>
  );
}

show(() => <App />);
