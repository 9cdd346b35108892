import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Box } from '@resonanz/ui/Box';
import { Popover } from '@resonanz/ui/Popover';
import { ShellButton } from '@resonanz/ui/ShellButton';
import type { PanelControl } from './FrameContext.ts';

interface PanelButtonProps extends PanelControl {
  title: string;
  icon?: NonNullable<ComponentProps<typeof ShellButton>['icon']>;
  count?: number;
  children?: ReactNode;
}

/** A stand-in for the header's widgets, for stories and tests. */
export function PanelButton({ title, icon, count = 0, children, isOpen, onOpenChange }: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ShellButton
        ref={button}
        label={count > 0 ? `${title}, ${count}` : title}
        count={count}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
        {...(icon && { icon })}
      >
        {icon ? null : title}
      </ShellButton>
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={button} label={title} width="watchList">
        <Box padding={6}>{children ?? title}</Box>
      </Popover>
    </>
  );
}
