import { Button, List, Popover } from 'antd';
import { show } from '../show.tsx';
import { timeOf, TITLE } from './content.ts';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

function Bell() {
  const rows = useRows();
  return (
    <Popover
      trigger="click"
      motion={{ motionName: '' }}
      content={
        <div style={{ width: 350, maxHeight: 450, overflow: 'auto' }}>
          <List
            size="small"
            dataSource={[...rows]}
            rowKey="id"
            renderItem={(row) => (
              <List.Item
                actions={[
                  <Button
                    key="remove"
                    type="text"
                    aria-label={`Benachrichtigung löschen: ${row.campaign}`}
                    onClick={nothing}
                  >
                    ×
                  </Button>,
                ]}
              >
                <List.Item.Meta
                  title={row.subject}
                  description={
                    <button type="button" onClick={nothing}>
                      <b>{row.user}</b> hat die Kampagne <b>{row.campaign}</b> geändert. <time>{timeOf(row)}</time>
                    </button>
                  }
                />
              </List.Item>
            )}
          />
        </div>
      }
    >
      <Button>{TITLE}</Button>
    </Popover>
  );
}

show(() => <Bell />);
