export * from './choices';
export * from './colours';
export { type ColourChoice, themesOf } from './derive';
export { type ContrastPair, contrastPairs } from './pairs';
export * from './palettes';
export { contrastRatio, toHoverColour } from './shade';
export { recolourThreads, type ThreadColours, threadsOf } from './threads';
