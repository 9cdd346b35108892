import '../src/leanReact.ts';
