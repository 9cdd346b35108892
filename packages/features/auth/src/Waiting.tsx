import type { ReactNode } from 'react';
import { Inline } from '@resonanz/ui/Inline';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';

/** Says what is being waited for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <Inline>
      <Spinner />
      <span role="status">
        <Text>{children}</Text>
      </span>
    </Inline>
  );
}
