import { Button, Checkbox, Collapse, Input, InputNumber, Rate, Select, Slider, Space, Typography } from 'antd';
import { CATEGORIES, CITIES, COUNTRIES, FLAGS, MORE, PLATFORMS, SEARCH } from './words.ts';

interface FiltersProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const folded = MORE.map((title) => ({ key: title, label: title, children: <Input aria-label={title} /> }));

/** The filter panel with the fields ours has in sight. */
export function Filters({ text, onText }: FiltersProps) {
  return (
    <Space
      orientation="vertical"
      style={{ width: 256, padding: 16, overflow: 'auto', borderInlineEnd: '1px solid #ddd' }}
    >
      <Typography.Title level={5}>Filter</Typography.Title>
      <Input
        type="search"
        placeholder={SEARCH}
        aria-label="Suche"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Typography.Text strong>Plattform</Typography.Text>
      <Checkbox.Group options={optionsOf(PLATFORMS)} />
      <Typography.Text strong>Follower</Typography.Text>
      <Slider range defaultValue={[0, 1_500_000]} max={2_000_000} />
      <Space>
        <InputNumber aria-label="von" />
        <InputNumber aria-label="bis" />
      </Space>
      <Select mode="multiple" placeholder="Kategorie" options={optionsOf(CATEGORIES)} style={{ width: '100%' }} />
      <Checkbox.Group options={optionsOf(COUNTRIES)} />
      <Select mode="multiple" placeholder="Stadt" options={optionsOf(CITIES)} style={{ width: '100%' }} />
      <Typography.Text strong>Bewertung</Typography.Text>
      <Rate />
      {FLAGS.map((flag) => (
        <Checkbox key={flag}>{flag}</Checkbox>
      ))}
      <Collapse items={folded} />
      <Space>
        <Button>Zurücksetzen</Button>
        <Button type="primary">Anwenden</Button>
      </Space>
    </Space>
  );
}
