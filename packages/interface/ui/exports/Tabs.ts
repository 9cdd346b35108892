'use client';
export type { TabItem } from '../src/Tabs/TabItem.ts';
export { Tabs, type TabsProps } from '../src/Tabs/Tabs.tsx';
