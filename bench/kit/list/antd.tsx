import { Select } from 'antd';
import { show } from '../show.tsx';
import { fold, HEIGHT, items, LABEL, ROW } from './content.ts';

const options = items.map(({ id, label }) => ({ value: id, label, key: fold(label) }));

// It brings a window of its own.
show(() => (
  <Select
    aria-label={LABEL}
    style={{ width: 400 }}
    showSearch={{ filterOption: (typed, option) => option?.key.includes(fold(typed)) ?? false }}
    options={options}
    listHeight={HEIGHT}
    listItemHeight={ROW}
  />
));
