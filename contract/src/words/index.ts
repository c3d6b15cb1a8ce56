export * from './catalogue';
export * from './catalogue-entry';
export * from './interpolate';
export * from './locale-settings';
export * from './section-titles';
export * from './translate-message';
export * from './translations';
export * from './workplace';
