import type { ReactNode } from 'react';
import { Text } from '@resonanz/ui/Text';

/** Props of {@link Code}. */
export interface CodeProps {
  /** Source text, a code or a value; long ones break anywhere. */
  children: ReactNode;
}

/** Something that stands in a program, in running text and in cells. */
export function Code({ children }: CodeProps) {
  return (
    <Text variant="inherit">
      <code
        style={{
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.95em',
          overflowWrap: 'break-word',
          whiteSpace: 'pre-wrap',
        }}
      >
        {children}
      </code>
    </Text>
  );
}
