export { rulebook } from '../en/index.ts';
