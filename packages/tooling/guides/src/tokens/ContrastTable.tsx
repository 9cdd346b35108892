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

const sample = ([color, backgroundColor]: MeasuredPair['colours']) =>
  ({ color, backgroundColor, padding: '0.25rem 0.75rem', forcedColorAdjust: 'none' }) as const;

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
      {
        id: 'sample',
        header: t('guides.contrast.sample'),
        // The pair is shown as it is, also where it falls short: the numbers beside it say so.
        cell: ({ colours }) => (
          <span aria-hidden style={sample(colours)}>
            Aa
          </span>
        ),
      },
      code('foreground', 0),
      code('background', 1),
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
