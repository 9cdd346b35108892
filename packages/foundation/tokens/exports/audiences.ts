import '../src/audiences.css.ts';
