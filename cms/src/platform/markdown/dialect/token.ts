import type MarkdownIt from 'markdown-it';

/** Token of the parser. The library exports its type differently for CommonJS and for modules. */
export type Token = ReturnType<MarkdownIt['parse']>[number];
