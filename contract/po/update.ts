// Updates the PO files after a change of the catalogue.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { translatedLanguages } from '../src/languages.ts';
import { messages } from './messages.ts';
import { textsIn, updatePo } from './po-file.ts';

for (const language of translatedLanguages) {
	const path = `locales/${language}.po`;
	const updated = updatePo(existsSync(path) ? readFileSync(path, 'utf8') : '', language, messages);
	writeFileSync(path, updated);
	const translatedCount = Object.keys(textsIn(updated, language)).length;
	console.log(`${path}: ${translatedCount} of ${messages.length} texts translated`);
}
