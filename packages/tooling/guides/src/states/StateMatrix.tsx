import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { vars } from '@resonanz/tokens/contract';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { Wide } from '../page/Wide.tsx';

/** The states in which a control is drawn. */
export const STATES = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error', 'pending', 'readOnly'] as const;

/** One of {@link STATES}. */
export type State = (typeof STATES)[number];

/** What a control is given in a state; the others come from pointer and keyboard. */
export interface StateProps {
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly isLoading?: boolean;
  readonly isReadOnly?: boolean;
  readonly errorMessage?: string;
}

/** A control and the states it knows besides rest. */
export interface Control {
  readonly name: string;
  readonly states: readonly State[];
  readonly draw: (props: StateProps) => ReactNode;
}

const propsOf = (error: string): Readonly<Partial<Record<State, StateProps>>> => ({
  disabled: { isDisabled: true },
  error: { errorMessage: error },
  pending: { isPending: true, isLoading: true },
  readOnly: { isReadOnly: true },
});

// What takes the focus first in a control; the ring is drawn there alone.
const FOCUSABLE = ':is(button, a[href], input, textarea, [tabindex="0"])';

const markFirst = (cell: HTMLElement | null) => cell?.querySelector(FOCUSABLE)?.setAttribute('data-first', '');

const cell = {
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

/** Props of {@link StateMatrix}. */
export interface StateMatrixProps {
  controls: readonly Control[];
  /** Width of a control, for example `14rem`. */
  width?: string;
}

/** Controls one below the other, their states side by side; `data-state` names the state a cell shows. */
export function StateMatrix({ controls, width }: StateMatrixProps) {
  const t = useMessages(messages);
  const shown = STATES.filter((state) => state === 'rest' || controls.some(({ states }) => states.includes(state)));
  const props = propsOf(t('guides.states.errorMessage'));
  return (
    <Wide label={t('guides.states.table')}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              {t('guides.states.control')}
            </th>
            {shown.map((state) => (
              <th key={state} scope="col" style={cell}>
                {t(`guides.states.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {controls.map(({ name, states, draw }) => (
            <tr key={name}>
              <th scope="row" style={cell}>
                <Code>{name}</Code>
              </th>
              {shown.map((state) => (
                <td key={state} ref={state === 'focus' ? markFirst : null} style={cell} data-state={state}>
                  {(state === 'rest' || states.includes(state)) && (
                    <div style={width ? { inlineSize: width } : {}}>{draw(props[state] ?? {})}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
