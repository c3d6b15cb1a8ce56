export * from './catalogue';
export * from './manner';
export * from './say';
export * from './spoken';
export * from './told';
export * from './word';
