'use client';
export { CellGrid, LongCellGrid } from '../src/CellGrid/CellGrid.tsx';
