'use client';

export { lazyComponent, type LazyComponent } from '../src/lazyComponent/lazyComponent.ts';
export { whenIdle } from '../src/lazyComponent/whenIdle.ts';
