import { useMemo } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { type MeasuredPair, measureContrast } from '@resonanz/tokens/contrast';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { Wide } from '../page/Wide.tsx';

/** Props of {@link ContrastTable}. */
export interface ContrastTableProps {
  pairs: readonly MeasuredPair[];
}

/** A pair as it looks: words on their ground, or a shape, which needs less contrast. */
function Sample({ colours: [color, backgroundColor], least }: MeasuredPair) {
  const isShape = least < 4.5;
  return (
    <span
      aria-hidden
      style={{ color, backgroundColor, display: 'inline-flex', padding: '0.25rem 0.75rem', forcedColorAdjust: 'none' }}
    >
      {isShape ? (
        <svg width="10" height="10" fill="currentColor">
          <circle cx="5" cy="5" r="5" />
        </svg>
      ) : (
        'Aa'
      )}
    </span>
  );
}

/** Pairs of colours as they look, the contrast each needs, and the contrast it has. */
export function ContrastTable({ pairs }: ContrastTableProps) {
  const t = useMessages(messages);
  const columns = useMemo((): readonly TableColumn<MeasuredPair>[] => {
    const code = (id: 'foreground' | 'background', index: 0 | 1): TableColumn<MeasuredPair> => ({
      id,
      header: t(`guides.contrast.${id}`),
      cell: (pair) => <Code>{`${pair[id]}\n${pair.colours[index]}`}</Code>,
    });
    return [
      code('foreground', 0),
      code('background', 1),
      {
        id: 'sample',
        header: t('guides.contrast.sample'),
        cell: (pair) => <Sample {...pair} />,
      },
      { id: 'least', header: t('guides.contrast.least'), cell: ({ least }) => `${least}:1` },
      { id: 'ratio', header: t('guides.contrast.ratio'), cell: ({ ratio }) => `${ratio.toFixed(2)}:1` },
      {
        id: 'passes',
        header: t('guides.contrast.result'),
        cell: ({ passes }) => t(passes ? 'guides.contrast.passes' : 'guides.contrast.short'),
      },
    ];
  }, [t]);
  return (
    <Wide label={t('guides.contrast.table')}>
      <Table
        caption={t('guides.contrast.table')}
        columns={columns}
        rows={pairs}
        getRowId={({ foreground, background }) => `${foreground} ${background}`}
      />
    </Wide>
  );
}

/** The documented pairs of a theme and an audience. */
export function ContrastOfLook({ look }: { look: string }) {
  const [theme = '', audience = ''] = look.split(' ');
  const pairs = useMemo(() => {
    const others = ['staff', 'brand', 'testerworld']
      .filter((name) => name !== audience)
      .map((name) => `audience.${name}.`);
    return measureContrast().filter(
      ({ mode, foreground, background }) =>
        mode === theme && !others.some((other) => `${foreground} ${background}`.includes(other)),
    );
  }, [theme, audience]);
  return <ContrastTable pairs={pairs} />;
}
