'use client';

export { AppFrame, type AppFrameProps } from '../src/AppFrame/AppFrame.tsx';
export { useFramePanel, type FramePanel, type PanelControl } from '../src/AppFrame/FrameContext.ts';
