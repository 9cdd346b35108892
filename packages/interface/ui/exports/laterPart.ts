'use client';

export { laterPart, type LaterPart } from '../src/laterPart/laterPart.ts';
export { whenIdle } from '../src/laterPart/whenIdle.ts';
