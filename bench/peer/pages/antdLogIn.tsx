import { Button, Card, Form, Input, Typography } from 'antd';
import { logIn } from './server.ts';
import type { LogInProps } from './start.tsx';
import { LOG_IN } from './words.ts';

/** The log-in as Ant Design draws it. */
export function LogIn({ onLoggedIn }: LogInProps) {
  return (
    <Card style={{ width: 400, margin: '80px auto' }}>
      <Typography.Title level={1}>{LOG_IN.title}</Typography.Title>
      <Form<{ email: string; password: string }>
        layout="vertical"
        onFinish={({ email, password }) => void logIn(email, password).then(onLoggedIn)}
      >
        <Form.Item name="email" label={LOG_IN.email} rules={[{ required: true }]}>
          <Input type="email" />
        </Form.Item>
        <Form.Item name="password" label={LOG_IN.password} rules={[{ required: true }]}>
          <Input.Password />
        </Form.Item>
        <Typography.Link href="#forgotten">{LOG_IN.forgotten}</Typography.Link>
        <Button type="primary" htmlType="submit" block autoInsertSpace={false}>
          {LOG_IN.submit}
        </Button>
      </Form>
    </Card>
  );
}
