export * from './choices';
export * from './colours';
export { type Chosen, themesOf } from './derive';
export { type Pair, pairs } from './pairs';
export * from './palettes';
export { contrast, hovered } from './shade';
export { rewoven, type Threads, threadsOf } from './threads';
