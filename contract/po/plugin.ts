import { readFileSync } from 'node:fs';
import { languageOfFile, textsIn } from './po-file.ts';

/** A PO file as a JavaScript expression: its translations by key. */
export const expressionOf = (path: string) =>
	`JSON.parse(${JSON.stringify(JSON.stringify(textsIn(readFileSync(path, 'utf8'), languageOfFile(path))))})`;

/** Plugin for Vite that loads a PO file as its translations by key. */
export const poFiles = {
	name: 'po-files',
	load: {
		filter: { id: /\.po$/ },
		handler: (path: string) => `export default ${expressionOf(path)};`,
	},
};
