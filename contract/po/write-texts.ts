import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expressionOf } from './plugin.ts';
import { pluralRules } from './plural-rules.ts';

/** Writes the translations for the CMS, in place of the compiled module that imports PO files. */
export function writeTexts(contractFolder: string): void {
	const lines = Object.keys(pluralRules).map(
		(language) =>
			`\t${JSON.stringify(language)}: ${expressionOf(join(contractFolder, 'locales', `${language}.po`))},\n`,
	);
	const folder = join(contractFolder, 'dist/locales');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'texts.js'), `exports.localeTexts = {\n${lines.join('')}};\n`);
}
