'use client';
export { Popover, type PopoverProps } from '../src/Popover/Popover.tsx';
