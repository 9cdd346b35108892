import { Avatar, Badge, Button, Flex, Layout, Menu, Space, Table, type TableColumnsType, Tag, Typography } from 'antd';
import { type Key, useState } from 'react';
import { Filters } from './antdFilters.tsx';
import type { Channel } from './server.ts';
import { PAGE, useChannels } from './useChannels.ts';
import { chipsOf, HEADS, initialsOf, MENU, nameOf, priceOf, rateOf, ratingOf } from './words.ts';

function Mark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z" fill="currentColor" />
    </svg>
  );
}

const columns: TableColumnsType<Channel> = [
  {
    key: 'heart',
    width: 48,
    render: (_, channel) => (
      <Button type="text" size="small" icon={<Mark />} aria-label={`${nameOf(channel)} merken`} />
    ),
  },
  {
    key: 'name',
    title: HEADS.name,
    width: 222,
    sorter: true,
    render: (_, channel) => (
      <Flex gap={8} align="center">
        <Avatar size={28} src={channel.picture}>
          {initialsOf(channel)}
        </Avatar>
        <Flex vertical>
          <Typography.Link href={`#${channel.channelId}`}>{nameOf(channel)}</Typography.Link>
          <Typography.Text type="secondary">@{channel.handle}</Typography.Text>
        </Flex>
      </Flex>
    ),
  },
  {
    key: 'followers',
    title: HEADS.channels,
    sorter: true,
    render: (_, channel) => chipsOf(channel).map(({ id, words }) => <Tag key={id}>{words}</Tag>),
  },
  { key: 'engagementRate', title: HEADS.rate, align: 'right', render: (_, channel) => rateOf(channel) },
  { key: 'averageRating', title: HEADS.rating, sorter: true, render: (_, channel) => ratingOf(channel) },
  { key: 'city', title: HEADS.city, sorter: true, dataIndex: 'city' },
  { key: 'price', title: HEADS.price, align: 'right', render: (_, channel) => priceOf(channel) },
  {
    key: 'menu',
    width: 48,
    render: (_, channel) => (
      <Button type="text" size="small" icon={<Mark />} aria-label={`Aktionen für ${nameOf(channel)}`} />
    ),
  },
];
const menu = MENU.map((name) => ({ key: name, label: name, icon: <Mark /> }));

/** The list on Ant Design. */
export default function AntdList() {
  const list = useChannels();
  const [selected, setSelected] = useState<Key[]>([]);
  return (
    <Layout style={{ height: '100vh' }}>
      <Layout.Header>
        <Flex justify="space-between" align="center">
          <Typography.Text style={{ color: 'white' }}>Resonanz</Typography.Text>
          <Space>
            {['Merkliste', 'Benachrichtigungen'].map((name) => (
              <Badge key={name} count={4}>
                <Button type="text" icon={<Mark />} aria-label={name} />
              </Badge>
            ))}
            <Button type="text" icon={<Avatar size={28}>K</Avatar>}>
              Katharina B.
            </Button>
          </Space>
        </Flex>
      </Layout.Header>
      <Layout>
        <Layout.Sider width={232} style={{ overflow: 'auto' }}>
          <Menu theme="dark" items={menu} selectedKeys={['Influencer-Verwaltung']} />
        </Layout.Sider>
        <Filters text={list.text} onText={list.setText} />
        <Layout.Content style={{ overflow: 'auto' }}>
          <Flex justify="space-between" style={{ padding: 16 }}>
            <Typography.Title level={1}>Influencer-Verwaltung</Typography.Title>
            <Button type="primary">Influencer anlegen</Button>
          </Flex>
          <Flex gap={8} style={{ paddingInline: 16 }}>
            <Typography.Text>
              {list.total.toLocaleString('de-DE')} Treffer{selected.length > 0 && `, ${selected.length} ausgewählt`}
            </Typography.Text>
            {['Suchen', 'Neueste zuerst', 'Spalten', 'Exportieren'].map((name) => (
              <Button key={name} type="text" icon={<Mark />}>
                {name}
              </Button>
            ))}
          </Flex>
          <Table<Channel>
            size="small"
            rowKey="channelId"
            columns={columns}
            dataSource={list.rows}
            rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
            pagination={{
              current: list.page + 1,
              pageSize: PAGE,
              total: list.total,
              showSizeChanger: true,
              onChange: (page) => list.setPage(page - 1),
            }}
          />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
