export * from './choices';
export * from './colours';
export { contrastRatio, toHoverColour } from './contrast';
export { type ContrastPair, contrastPairs } from './contrast-pairs';
export { type ColourChoice, themesOf } from './derive-themes';
export { recolourThreads, type ThreadColours, threadsOf } from './threads';
