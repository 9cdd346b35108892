import { useState } from 'react';
import { duration, easing } from '@resonanz/tokens/constants';
import { vars } from '@resonanz/tokens/contract';
import { Button } from '@resonanz/ui/Button';
import { Stack } from '@resonanz/ui/Stack';
import { Code } from '../page/Code.tsx';

/** Props of {@link Motions}. */
export interface MotionsProps {
  /** Words of the button that sets things in motion. */
  playLabel: string;
}

const shown = ['fast', 'base', 'slow', 'echo'] as const;

/** Every duration as a movement. */
export function Motions({ playLabel }: MotionsProps) {
  const [isAway, setAway] = useState(false);
  return (
    <Stack space={6}>
      <Button onPress={() => setAway(!isAway)}>{playLabel}</Button>
      {shown.map((name) => (
        <Stack key={name} space={2}>
          <Code>{`duration.${name}: ${duration[name]} ms, ${easing.enter}`}</Code>
          <div style={{ borderBlockEnd: `1px solid ${vars.border.hairline}`, paddingBlockEnd: vars.space[2] }}>
            <div
              style={{
                inlineSize: '1.5rem',
                blockSize: '1.5rem',
                borderRadius: vars.radius.round,
                background: vars.accent.line,
                marginInlineStart: isAway ? 'calc(100% - 1.5rem)' : 0,
                transition: `margin-inline-start ${vars.duration[name]} ${vars.easing.enter}`,
              }}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
