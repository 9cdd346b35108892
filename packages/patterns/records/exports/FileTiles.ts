'use client';

export { FileTiles, type FileTilesProps, type TiledFile } from '../src/FileTiles/FileTiles.tsx';
