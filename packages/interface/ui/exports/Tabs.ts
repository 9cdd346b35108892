'use client';
export { Tabs, type TabItem, type TabsProps } from '../src/Tabs/Tabs.tsx';
