'use client';

export { ListFrame, type ListFrameProps } from '../src/ListScreen/ListFrame.tsx';
