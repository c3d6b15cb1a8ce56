export * from './catalogue';
export * from './manner';
export * from './say';
export * from './spoken';
export * from './titles';
export * from './told';
export * from './word';
